// swift-tools-version: 6.2
import PackageDescription

// The layers, lowest first. A target may import only what stands above it in this file.
// The DocC article "Architecture" (Sources/ShareSheet/ShareSheet.docc) tells why each exists.

let systemLibraries: [Target] = [
  .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
  .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev", "zlib1g-dev"])]),
  .systemLibrary(
    name: "CArchive", providers: [.apt(["libarchive-dev", "nettle-dev", "zlib1g-dev"])]),
  .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"])]),
]

let foundations: [Target] = [
  .target(name: "CTerminalRescue"),
  .target(name: "CTOML"),
  .target(name: "SheetCells"),
  .target(name: "SheetTerminal", dependencies: ["SheetCells", "CNcurses", "CTerminalRescue"]),
  .target(name: "SheetImaging", dependencies: ["SheetCells", "CPNG"]),
]

let engine: [Target] = [
  .target(
    name: "SheetPresentation", dependencies: ["SheetCells", "SheetTerminal", "SheetImaging"]),
  .target(name: "SheetEngine", dependencies: ["SheetPresentation"]),
]

let tests: [Target] = [
  // A pty with an emulator behind it, tmux, a web server: no part of the product.
  .target(name: "CTestSupport"),
  .target(name: "SheetTestSupport", dependencies: ["CVTerm", "CTestSupport"]),
  .testTarget(name: "SheetTestSupportTests", dependencies: ["SheetTestSupport"]),
]

let package = Package(
  name: "ShareSheet",
  targets: systemLibraries + foundations + engine + tests,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
