// modes: 5 6 main
import UIKit

/// A controller that hears of all that a controller can hear of, and moves what it shows.
class LifecycleController: UIViewController {
    private let child = UIViewController()
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        additionalSafeAreaInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        preferredContentSize = CGSize(width: 300, height: 200)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.update()
            }
        }
        box.layoutMargins = .zero
        box.layer.cornerRadius = 8
        box.setContentHuggingPriority(.required, for: .horizontal)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        update()
    }

    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }

    private func update() {
        UIView.animate(withDuration: 0.3) { self.box.alpha = 0 } completion: { _ in self.box.alpha = 1 }
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.curveEaseOut]) {
            self.box.center = self.view.center
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.isHidden = true }
        }
        UIView.transition(with: box, duration: 0.2, options: .transitionFlipFromLeft, animations: { self.box.isHidden = false })
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { self.box.alpha = 0.5 }
        animator.addCompletion { position in
            if position == .end { self.box.alpha = 1 }
        }
        animator.startAnimation()
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0, options: [], animations: { self.box.alpha = 0 })
    }
}

/// A field that shakes, and a presentation of one's own.
class ShakingField: UITextField {
    func shake(completion: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -10.0, 10.0, 0.0]
        layer.add(animation, forKey: "shake")
        CATransaction.commit()
    }
}

class FadeTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(toView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: { toView.alpha = 1 }) { finished in
            transitionContext.completeTransition(finished && !transitionContext.transitionWasCancelled)
        }
    }
}
