import Foundation
import HelperProtocol
import SheetCells
import SheetFiles
import SheetImaging

/// Why a document was not made.
package enum DocumentError: Error, Hashable, Sendable {
  /// The programs that lay it out are not installed.
  case needsHelper
  /// They failed.
  case helperFailed
  /// They took more time or memory than they may.
  case exhausting
  /// With this item there are more pages, or there is more text, than a document may have.
  case tooLong(String)
  /// An item has nothing in it.
  case empty(String)
  /// An item is called a picture or a PDF document and is neither.
  case misnamed(String)
  /// An item is nothing that can be put on pages.
  case notLaidOut(String)
  /// An item is a picture that cannot be shown.
  case picture(String, ImageError)
  /// Nothing here joins PDF documents.
  case needsJoiner
  /// A PDF document is protected by a password.
  case locked(String)
  /// A PDF document cannot be read; with the words of the program that tried.
  case damaged(String, words: String)
}

extension DocumentError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .needsHelper:
      """
      Documents need sharesheet-helper and sharesheet-typesetter. Install both beside sharesheet, or \
      give the path of the first in SHARESHEET_HELPER.
      """
    case .helperFailed:
      """
      The document was not made: sharesheet-typesetter failed. "sharesheet --debug" tells which \
      sharesheet-helper was found; it belongs beside that.
      """
    case .exhausting:
      "The document was not made: it takes more time or memory than it may. Share fewer items."
    case .needsJoiner:
      """
      Several items with a PDF document among them need the program qpdf. Install the package qpdf, \
      or take the documents one by one.
      """
    default: itemMessage
    }
  }

  private var itemMessage: String {
    switch self {
    case .notLaidOut(let name):
      "\(name.quoted) is no text, picture or PDF document. Leave it out."
    case .picture(let name, let error):
      "\(name.quoted) cannot go on a page. \(error.message) You can also leave it out."
    case .tooLong(let name):
      """
      \(name.quoted) makes the document too long: it may have \(HelperLimits.documentPages) pages, or \
      \(ByteCount.words(HelperLimits.documentText)) of text. Share a part of it.
      """
    case .empty(let name): "\(name.quoted) is empty. Leave it out."
    case .misnamed(let name):
      """
      \(name.quoted) is called a picture or a PDF document, and is none. Correct its name, or leave it \
      out.
      """
    case .locked(let name):
      "\(name.quoted) is protected by a password. Remove that first (qpdf --decrypt)."
    case .damaged(let name, let words):
      "\(name.quoted) cannot be read: \(words.displayable). Leave it out."
    default: "The document was not made."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
