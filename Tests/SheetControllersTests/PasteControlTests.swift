import Foundation
import SheetEngine
import SheetPresentation
import SheetViews
import Testing

@testable import SheetControllers
@testable import SheetDesktop

/// The button that pastes.
@MainActor @Suite struct PasteControlTests {
  private final class Target: UIPasteConfigurationSupporting {
    var pasteConfiguration: UIPasteConfiguration?
    var pasted: [NSItemProvider] = []
    func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
  }

  @Test func itHandsOverWhatTheTargetTakes() {
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.pasteboard = UIPasteboard(name: .init("paste"), clipboard: nil)
    let target = Target()
    control.target = target
    let button = control.subviews.first as? UIButton
    #expect(button?.title(for: .normal) == "Paste")
    button?.sendActions(for: .primaryActionTriggered)
    #expect(target.pasted.isEmpty, "nothing is there")
    control.pasteboard.setObjects(["Hello" as NSString])
    target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    button?.sendActions(for: .primaryActionTriggered)
    #expect(target.pasted.isEmpty, "it is no picture")
    target.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
    button?.sendActions(for: .primaryActionTriggered)
    #expect(target.pasted.count == 1)
  }
}
