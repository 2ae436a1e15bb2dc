// Empty on purpose, as that for UIKit: a file that imports both Swift Testing and a module named `CoreGraphics` needs it.
