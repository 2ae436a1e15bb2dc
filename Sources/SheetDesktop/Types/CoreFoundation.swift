import Foundation

/// Stands for Core Foundation's dictionary, which Linux lacks: `as CFDictionary` works as there.
public typealias CFDictionary = NSDictionary
/// Stands for Core Foundation's bytes, which Linux lacks.
public typealias CFData = NSData
/// Stands for Core Foundation's address, which Linux lacks.
public typealias CFURL = NSURL
