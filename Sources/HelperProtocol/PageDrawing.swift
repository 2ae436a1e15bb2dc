/// Pages that a program draws itself, step by step. Lengths are points, y downwards from the upper left corner.
package struct PageDrawing: Equatable, Sendable {
  /// What the document says of itself.
  package struct Properties: Equatable, Sendable {
    /// As its reader shows them; empty for none.
    package var title = "", author = "", subject = "", keywords = "", creator = ""
    /// When it was made, as ISO 8601 writes it.
    package var created = ""

    /// None.
    package init() {}
  }

  /// A sheet, and what is drawn on it from the first step to the last.
  package struct Page: Equatable, Sendable {
    /// Its size.
    package var width, height: Double
    /// What is drawn.
    package var steps: [Step] = []

    /// A blank sheet.
    package init(width: Double, height: Double) {
      (self.width, self.height) = (width, height)
    }
  }

  /// Something that is drawn.
  package enum Step: Equatable, Sendable {
    /// From now on drawing has an effect only inside all of these; everywhere when there are none.
    case clip([Outline])
    /// The inside of an outline.
    case fill(Outline, Ink)
    /// A picture, one pixel a unit before its matrix.
    case picture(PlacedPicture)
    /// A text, by its own matrix.
    case text(TextDescription)
    /// A place that leads to an address.
    case link(x: Double, y: Double, width: Double, height: Double, address: String)
  }

  /// Polygons, and what counts as inside where they cross.
  package struct Outline: Equatable, Sendable {
    /// Whether it is what lies behind an odd number of edges.
    package var isEvenOdd: Bool
    /// The corners of each.
    package var polygons: [[SIMD2<Double>]]

    /// Takes them as they are.
    package init(isEvenOdd: Bool, polygons: [[SIMD2<Double>]]) {
      (self.isEvenOdd, self.polygons) = (isEvenOdd, polygons)
    }
  }

  /// How colours join those that are there.
  package enum Blending: Character, Sendable {
    /// On top.
    case normal = "n"
    /// The product.
    case multiply = "m"
    /// The product of their opposites.
    case screen = "s"
  }

  /// A colour: red, green, blue and alpha, a byte each.
  package struct Ink: Equatable, Sendable {
    /// The bytes.
    package var color: UInt32
    /// How it joins.
    package var blending: Blending

    /// Takes them as they are.
    package init(_ color: UInt32, _ blending: Blending) {
      (self.color, self.blending) = (color, blending)
    }
  }

  /// A PNG file within the file of pictures, and where it is drawn.
  package struct PlacedPicture: Equatable, Sendable {
    /// Its first byte, and how many it has.
    package var offset, count: Int
    /// From its pixels to points of the page: a, b, c, d, tx, ty.
    package var matrix: [Double]
    /// From 0 to 1.
    package var alpha: Double
    /// How it joins.
    package var blending: Blending

    /// Takes them as they are.
    package init(
      offset: Int, count: Int, matrix: [Double], alpha: Double, blending: Blending
    ) {
      (self.offset, self.count, self.matrix) = (offset, count, matrix)
      (self.alpha, self.blending) = (alpha, blending)
    }
  }

  /// What the document says of itself.
  package var properties = Properties()
  /// Its sheets.
  package var pages: [Page] = []

  /// A document without a page.
  package init() {}

  /// Bytes of the longest description that is read.
  package static let mostBytes = 128 << 20
  /// Points on a side of a page: from a pixel to the 200 inches of Acrobat.
  package static let sides = 1.0...14_400.0
}
