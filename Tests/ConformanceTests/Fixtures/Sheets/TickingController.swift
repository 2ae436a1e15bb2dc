// modes: 5 6 main
import UIKit

/// Everything that wants the main thread while a sheet is up.
@MainActor
class TickingController {
    private var ticks = 0

    func run() {
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
            MainActor.assumeIsolated {
                self.ticks += 1
                if self.ticks == 3 { print("timer ticked") }
            }
            if Int(timer.timeInterval * 1000) != 10 { timer.invalidate() }
        }
        DispatchQueue.main.async { print("main.async") }
        DispatchQueue.global().async {
            DispatchQueue.main.sync { print("main.sync on main \(Thread.isMainThread)") }
        }
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 1_000_000)
            print("task on main \(Thread.isMainThread)")
        }
    }
}
