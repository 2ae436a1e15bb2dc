// What the compiler makes of `#imageLiteral` and `#colorLiteral` where UIKit is imported.
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
