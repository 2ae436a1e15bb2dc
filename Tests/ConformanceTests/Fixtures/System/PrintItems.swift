// modes: 5 6 main
import UIKit

/// What a sheet may be given for its Print activity.
enum PrintItems {
    @MainActor
    static func items(for text: String) -> [Any] {
        let info = UIPrintInfo(dictionary: nil)
        info.jobName = "A poem"
        info.outputType = .general
        let formatter = UISimpleTextPrintFormatter(text: text)
        formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
        return [info, formatter, text]
    }
}
