import Foundation
import SheetCells
import SheetPresentation

/// A controller that draws its size and what it was sent, and does by key what a controller may do.
final class ProbeController: UIViewController {
  private var count = 0
  private var text = "start"

  override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init()
    modalPresentationStyle = .fullScreen
  }

  override func viewDidAppear(_ animated: Bool) { say("appeared") }
  override func viewDidDisappear(_ animated: Bool) { say("disappeared") }

  override func draw(into canvas: inout Canvas, theme: Theme) {
    canvas.write("\(canvas.size.width)x\(canvas.size.height) \(text) \(count)", at: .zero)
    let corner = CellPoint(x: canvas.size.width - 1, y: canvas.size.height - 1)
    if canvas.size.height > 1 { canvas.write("#", at: corner) }
  }

  override func handle(_ event: Event) -> Bool {
    count += 1
    setNeedsDisplay()
    guard case .key(.character(let key)) = event else { return false }
    act(on: key)
    return true
  }

  private func act(on key: Character) {
    switch key {
    case "q": dismiss(animated: false) { say("dismissed") }
    case "m": DispatchQueue.main.async { MainActor.assumeIsolated { self.show("main") } }
    case "t": Task { await self.compute() }
    case "d":
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        MainActor.assumeIsolated { self.show("later") }
      }
    case "i":
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { self.show("timer") }
      }
    case "c": startChild()
    case "p": present(ProbeController(), animated: false)
    case "e": fputs("warned while up\n", 2)
    case "f": fatalError("boom")
    default: break
    }
  }

  private func show(_ text: String) {
    self.text = text
    setNeedsDisplay()
  }

  private func compute() async {
    let value = await Task.detached { 6 * 7 }.value
    show("task \(value)")
  }

  private func startChild() {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["30"]
    child.terminationHandler = { _ in
      Task { @MainActor in self.show("child") }
    }
    do { try child.run() } catch { show("\(error)") }
    child.terminate()
  }
}
