// modes: 5 6 main
import UIKit

/// Polls until an export is there, as blocking as it gets.
class SleepingProvider: UIActivityItemProvider {
    override var item: Any {
        var waited = 0
        while waited < 3 {
            Thread.sleep(forTimeInterval: 0.01)
            waited += 1
        }
        return "exported after \(waited) rounds"
    }
}
