// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else, which depends on this one for `import UIKit`. `make test` tests it.
let package = Package(
  name: "Links",
  products: [.library(name: "Links", targets: ["Links"])],
  dependencies: [.package(name: "ShareSheet", path: "../..")],
  targets: [
    .target(name: "Links", dependencies: [.product(name: "UIKit", package: "ShareSheet")]),
    .testTarget(name: "LinksTests", dependencies: ["Links"]),
  ]
)
