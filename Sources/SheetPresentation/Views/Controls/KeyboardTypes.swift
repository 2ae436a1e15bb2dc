import Foundation

/// Accepted for code written for iOS; a terminal has one keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case asciiCapable = 1
  /// Ignored.
  case numbersAndPunctuation = 2
  /// Ignored.
  case URL = 3
  /// Ignored.
  case numberPad = 4
  /// Ignored.
  case phonePad = 5
  /// Ignored.
  case namePhonePad = 6
  /// Ignored.
  case emailAddress = 7
  /// Ignored.
  case decimalPad = 8
  /// Ignored.
  case twitter = 9
  /// Ignored.
  case webSearch = 10
  /// Ignored.
  case asciiCapableNumberPad = 11
}

/// Accepted for code written for iOS; a terminal has one keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case dark = 1
  /// Ignored.
  case light = 2
  /// Ignored.
  public static let alert = UIKeyboardAppearance.dark
}

/// Accepted for code written for iOS; Enter is Enter.
public enum UIReturnKeyType: Int, Sendable {
  /// Ignored.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// Ignored.
  case `continue`
}

/// Accepted for code written for iOS; text is as it is typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Ignored.
  case none, words, sentences, allCharacters
}

/// Accepted for code written for iOS; text is as it is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Ignored.
  case `default`, no, yes
}

/// Accepted for code written for iOS; text is as it is typed.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Ignored.
  case `default`, no, yes
}

/// Accepted for code written for iOS: what a field is for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ignored.
  public static let name = UITextContentType(rawValue: "name")
  /// Ignored.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Ignored.
  public static let URL = UITextContentType(rawValue: "url")
  /// Ignored.
  public static let username = UITextContentType(rawValue: "username")
  /// Ignored.
  public static let password = UITextContentType(rawValue: "password")
  /// Ignored.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}
