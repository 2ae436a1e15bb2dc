// Empty on purpose. A file that imports both Swift Testing and a module named `UIKit` makes the compiler
// look for a module of this name, as it exists on Apple's systems, and stop when there is none.
