import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Clicks as touches, the life cycle, and what runs at once instead of being animated.
@MainActor @Suite struct TouchTests {
  private final class Touched: UIViewController {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      let place = touches.first?.location(in: view) ?? .zero
      log.append("began \(touches.count) \(place.x) \(place.y)")
      view.endEditing(true)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended \(touches.first?.phase == .ended)")
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is") }
    override func viewDidAppear(_ animated: Bool) { log.append("did") }
  }

  @Test func aClickBesideEverythingIsATouch() {
    let controller = Touched()
    let label = UILabel(frame: CGRect(x: 16, y: 40, width: 160, height: 20))
    label.text = "Touch me"
    let button = UIButton(frame: CGRect(x: 16, y: 80, width: 160, height: 20))
    button.setTitle("Press me", for: .normal)
    controller.view.addSubview(label)
    controller.view.addSubview(button)
    let harness = ViewHarness(controller)
    #expect(controller.log == ["will", "is", "did"])
    controller.log = []
    #expect(harness.click("me"))
    #expect(controller.log == ["began 1 64.0 40.0", "ended true"], "\(controller.log)")
    #expect(harness.click("Press"))
    #expect(controller.log.count == 2)
  }

  private final class Tapped: UITapGestureRecognizer {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      log.append("began \(location(in: view).x)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      log.append("\(state == .ended) \(numberOfTouches)")
    }
    override func reset() { log.append("reset \(state == .possible)") }
  }

  private final class Guard: NSObject, UIGestureRecognizerDelegate {
    var answers = (receive: true, begin: true)
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { answers.receive }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      answers.begin
    }
  }

  @Test func recognizersSeeClicksAndTheirDelegateIsAsked() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 40, width: 160, height: 20))
    label.text = "Touch me"
    controller.view.addSubview(label)
    let (tapped, delegate) = (Tapped(), Guard())
    tapped.delegate = delegate
    controller.view.addGestureRecognizer(tapped)
    let harness = ViewHarness(controller)
    #expect(harness.click("me") && tapped.location(in: nil) == .zero)
    #expect(tapped.log == ["began 64.0", "true 1", "reset true"], "\(tapped.log)")
    tapped.log = []
    delegate.answers.begin = false
    #expect(harness.click("me") && tapped.log.dropFirst().first == "false 1")
    tapped.log = []
    delegate.answers.receive = false
    #expect(harness.click("me") && tapped.log.isEmpty)
    delegate.answers = (true, true)
    tapped.isEnabled = false
    #expect(harness.click("me") && tapped.log.isEmpty)
  }

  @Test func viewsAreFoundByAPlace() {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === outer)
  }

  @Test func animatorsRunOnce() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 9, dampingRatio: 1) { log.append("a") }
    animator.addAnimations { log.append("b") }
    animator.addCompletion { log.append($0 == .end ? "end" : "no") }
    animator.startAnimation(afterDelay: 9)
    animator.startAnimation()
    #expect(log == ["a", "b", "end"] && !animator.isRunning)
    let dropped = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("never") }
    dropped.stopAnimation(true)
    dropped.startAnimation()
    #expect(log.count == 3)
  }

  @Test func viewsChangePlaces() {
    let (around, old, new) = (UIView(), UIView(), UIView())
    around.addSubview(old)
    var isDone = false
    UIView.transition(from: old, to: new, duration: 1) { isDone = $0 }
    #expect(around.subviews == [new] && isDone)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && !old.isHidden && around.subviews == [new])
  }

  @Test func valuesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  private final class Hearer: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  @Test func animationsOfLayersAreOverAtOnce() {
    let hearer = Hearer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = hearer
    CATransaction.begin()
    CATransaction.setCompletionBlock { hearer.log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { hearer.log.append("inner") }
    UIView().layer.add(animation, forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    CATransaction.commit()
    #expect(hearer.log == ["start", "stop true", "inner", "outer"])
  }
}
