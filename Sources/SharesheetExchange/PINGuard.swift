import HelperProtocol

/// Decides on PINs, and counts the wrong ones.
struct PINGuard {
  enum Judgement: Equatable {
    case right
    /// None was given; asking costs no try.
    case missing
    /// A wrong one, for so many times from there.
    case wrong(Int)
    case tooMany
  }

  private let pin: String?
  private var wrong: [String: Int] = [:]
  private var allWrong = 0

  init(_ pin: String?) {
    self.pin = pin
  }

  mutating func judge(_ given: String?, from address: String) -> Judgement {
    guard let pin else { return .right }
    let before = wrong[address] ?? 0
    guard before < ExchangeLimits.wrongPINs, allWrong < ExchangeLimits.allWrongPINs else {
      return .tooMany
    }
    guard let given, !given.isEmpty else { return .missing }
    guard !given.isEqualInConstantTime(pin) else { return .right }
    wrong[address] = before + 1
    allWrong += 1
    return .wrong(before + 1)
  }
}
