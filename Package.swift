// swift-tools-version: 6.2
import PackageDescription

// The layers, lowest first. A target may import only what stands above it in this file.
// The DocC article "Architecture" (Sources/ShareSheet/ShareSheet.docc) tells why each exists.

let systemLibraries: [Target] = [
  .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
  .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev", "zlib1g-dev"])]),
  .systemLibrary(
    name: "CArchive", providers: [.apt(["libarchive-dev", "nettle-dev", "zlib1g-dev"])]),
  // Signatures of requests; libarchive brings the library anyway.
  .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),
  // Calls of the kernel that Swift's Glibc module leaves out.
  .systemLibrary(name: "CLinux"),
  // Nothing but the name `os.log`.
  .systemLibrary(name: "COSLog"),
  // Only for the helper: it loads its loaders by name, which a static program cannot.
  .systemLibrary(name: "CGdkPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
  .systemLibrary(name: "CMagic", providers: [.apt(["libmagic-dev"])]),
  .systemLibrary(name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
  .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
  .systemLibrary(name: "CGMime", providers: [.apt(["libgmime-3.0-dev"])]),
  .systemLibrary(name: "CGnuTLS", providers: [.apt(["libgnutls28-dev"])]),
  .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"])]),
  .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"])]),
]

let foundations: [Target] = [
  .target(name: "CTerminalRescue"),
  .target(name: "CTOML"),
  .target(name: "SheetCells"),
  .target(name: "SheetFiles", dependencies: ["SheetCells"]),
  .target(name: "SheetSettings", dependencies: ["SheetCells", "SheetFiles", "CTOML"]),
  .target(name: "HelperProtocol", dependencies: ["CLinux"]),
  .target(
    name: "SheetPrograms",
    dependencies: ["SheetCells", "SheetFiles", "HelperProtocol", "CLinux"]),
  .testTarget(
    name: "SheetProgramsTests", dependencies: ["SheetPrograms", "SheetFiles", "SheetTestSupport"]),
  .target(
    name: "SheetTerminal",
    dependencies: ["SheetCells", "CNcurses", "CTerminalRescue", "CLinux"]),
  .target(
    name: "SheetImaging",
    dependencies: ["SheetCells", "SheetFiles", "SheetPrograms", "HelperProtocol", "CPNG"]),
]

/// The icons that are compiled into the product, as NAME-60.png and NAME-76.png. The files of twice
/// the size stay out: no cell grid needs them, and they would make the target compile half as
/// long again.
let iconNames = """
  mail message airDrop Mastodon Bluesky Telegram Nextcloud Notes Reminders Paste postToTwitter \
  postToFacebook postToWeibo postToFlickr postToVimeo S3 postToTencentWeibo \
  copyToPasteboard SaveToFiles print OpenWith OpenInBrowser saveToCameraRoll addToReadingList \
  QRCode Archive markupAsPDF assignToContact placeholder document folder text link picture
  """.split(separator: " ")

let icons: [Target] = [
  .target(
    name: "IconResources",
    path: "Resources/Icons",
    exclude: ["draw-icons.py"]
      + iconNames.flatMap { ["\($0)-60@2x.png", "\($0)-76@2x.png"] },
    resources: iconNames.flatMap { name in
      ["60", "76"].map { .embedInCode("\(name)-\($0).png") }
    }
  ),
  .testTarget(
    name: "SheetImagingTests", dependencies: ["SheetImaging", "SheetCells", "SheetTestSupport"]),
  .testTarget(
    name: "IconResourcesTests", dependencies: ["IconResources", "SheetImaging", "SheetCells"]),
]

/// Drawings for names of SF Symbols, compiled into what links SheetGraphics.
let symbols: [Target] = [
  .target(
    name: "SymbolResources",
    path: "Resources/Symbols",
    exclude: [
      "draw-symbols.py", "symbols_actions.py", "symbols_objects.py", "symbols_signs.py",
      "symbols_world.py",
    ],
    resources: [.embedInCode("Drawings")])
]

let engine: [Target] = [
  .target(
    name: "SheetPresentation",
    dependencies: [
      "SheetCells", "SheetFiles", "SheetPrograms", "SheetTerminal", "SheetImaging",
    ]),
  .testTarget(
    name: "SheetPresentationTests",
    dependencies: [
      "SheetPresentation", "SheetCells", "SheetImaging", "SheetTestSupport", "PanelTestSupport",
    ]),
  .target(name: "SheetEngine", dependencies: ["SheetPresentation", "IconResources"]),
  .testTarget(
    name: "SheetEngineTests", dependencies: ["SheetEngine", "SheetTestSupport", "PanelTestSupport"]),
]

/// The second program and the third. They share a description of what is said between them with the first
/// one, and nothing else. The third is one of its own because its libraries take three times as long to
/// start as those of the second, which every picture waits for; the fourth because it listens to a network.
let helper: [Target] = [
  .target(name: "HelperRuntime", dependencies: ["HelperProtocol", "CGdkPixbuf"]),
  .executableTarget(
    name: "SharesheetExchange", dependencies: ["HelperProtocol", "CGnuTLS", "CMicroHTTPD"]),
  .executableTarget(
    name: "SharesheetHelper",
    dependencies: ["HelperProtocol", "HelperRuntime", "CGMime", "CMagic", "CQREncode"]),
  .executableTarget(
    name: "SharesheetTypesetter", dependencies: ["HelperProtocol", "HelperRuntime", "CPango"]),
  .testTarget(
    name: "SharesheetHelperTests",
    dependencies: [
      "HelperProtocol", "SheetImaging", "SheetFiles", "SheetPrograms", "SheetTestSupport",
    ]),
]

let exchangeTests: [Target] = [
  .testTarget(
    name: "SharesheetExchangeTests",
    dependencies: [
      "SharesheetExchange", "SheetActivities", "SheetPrograms", "SheetFiles", "HelperProtocol",
      "SheetTestSupport", "PanelTestSupport",
    ])
]

let activities: [Target] = [
  .target(
    name: "SheetActivities",
    dependencies: [
      "SheetEngine", "SheetFiles", "SheetSettings", "SheetPrograms", "SheetTerminal",
      "SheetImaging", "IconResources", "HelperProtocol", "CArchive", "CNettle", "CLinux",
    ]),
  .target(name: "ShareSheet", dependencies: ["SheetActivities"]),
  .testTarget(
    name: "SheetActivitiesTests",
    dependencies: ["ShareSheet", "SheetActivities", "SheetPrograms", "SheetTestSupport"]),
]

/// UIKit's names that the program has no use for, by what they do; the modules below bring them
/// together under Apple's module names.
let compatibility: [Target] = [
  .target(
    name: "SheetGraphics",
    dependencies: [
      "SheetPresentation", "SheetImaging", "SheetFiles", "SheetPrograms", "SheetCells",
      "HelperProtocol", "IconResources", "SymbolResources",
    ]),
  .testTarget(
    name: "SheetGraphicsTests",
    dependencies: [
      "SheetGraphics", "SheetImaging", "SheetCells", "SheetPrograms", "SymbolResources",
      "IconResources", "SheetTestSupport",
    ]),
  .target(name: "SheetViews", dependencies: ["SheetPresentation", "SheetGraphics"]),
  // Screens as authors for iOS build them, to be looked at; the tests drive them too.
  .executableTarget(
    name: "views-probe", dependencies: ["SheetViews", "SheetEngine"], path: "Tests/ViewsProbe"),
  .testTarget(
    name: "SheetViewsTests",
    dependencies: [
      "SheetViews", "SheetEngine", "SheetTestSupport", "PanelTestSupport", "views-probe",
    ]),
  .target(
    name: "SheetDesktop",
    dependencies: ["SheetActivities", "SheetPrograms", "SheetFiles", "SheetGraphics"]),
  .testTarget(
    name: "SheetDesktopTests", dependencies: ["SheetDesktop", "SheetTestSupport", "os"]),
  .target(name: "SheetControllers", dependencies: ["SheetDesktop", "SheetViews"]),
  .testTarget(
    name: "SheetControllersTests",
    dependencies: ["SheetControllers", "SheetTestSupport", "app-probe"]),
  // A program as one for iOS is written, with a panel for each word on its command line.
  .executableTarget(name: "app-probe", dependencies: ["UIKit"], path: "Tests/AppProbe"),
]

/// Modules with Apple's names, for `import UIKit` in code written for iOS. Each only re-exports.
let modules: [Target] = [
  // Swift Testing looks for a module of this name beside every `UIKit`, and fails without it.
  .target(name: "_Testing_UIKit", path: "Sources/iOS/_Testing_UIKit"),
  .target(name: "_Testing_CoreGraphics", path: "Sources/iOS/_Testing_CoreGraphics"),
  .target(name: "_Testing_CoreImage", path: "Sources/iOS/_Testing_CoreImage"),
  iOS(
    "UIKit",
    [
      "ShareSheet", "SheetGraphics", "SheetViews", "SheetDesktop", "SheetControllers",
      "_Testing_UIKit",
    ]),
  iOS("UniformTypeIdentifiers", ["SheetDesktop"]),
  iOS("MobileCoreServices", ["UniformTypeIdentifiers"]),
  iOS("LinkPresentation", ["UIKit"]),
  iOS("QuickLook", ["UIKit"]),
  iOS("MessageUI", ["UIKit"]),
  iOS("SafariServices", ["UIKit"]),
  iOS("Photos", ["UIKit"]),
  iOS("CoreGraphics", ["UIKit", "_Testing_CoreGraphics"]),
  iOS("CoreImage", ["UIKit", "_Testing_CoreImage"]),
  iOS("ImageIO", ["UIKit"]),
  iOS("QuartzCore", ["UIKit"]),
  iOS("PhotosUI", ["UIKit"]),
  iOS("StoreKit", ["UIKit"]),
  // Not in UIKit: packages have a `Logger` of their own.
  iOS("os", ["SheetCells", "COSLog"]),
  iOS("OSLog", ["os"]),
]

func iOS(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/iOS/\(name)")
}

/// What a package names to have them all.
let moduleNames = modules.map(\.name).filter { !$0.hasPrefix("_") }

let tests: [Target] = [
  // A pty with an emulator behind it, tmux, a web server: no part of the product.
  .target(name: "CTestSupport"),
  .target(name: "SheetTestSupport", dependencies: ["CVTerm", "CTestSupport"]),
  // For tests of panels in this process: the main loop, and a console with answers.
  .target(name: "PanelTestSupport", dependencies: ["SheetPresentation"]),
  .testTarget(name: "SheetTestSupportTests", dependencies: ["SheetTestSupport"]),
  .executableTarget(
    name: "sheet-bench",
    dependencies: ["SheetEngine", "SheetImaging", "SheetCells", "IconResources"],
    path: "Tests/Benchmarks/SheetBench"),
]

/// Puts what runs up to the first frame, and its data, side by side; Resources/Linking tells more. The
/// linker is the toolchain's own, and names that are gone from the program are not worth a word.
let startupOrder = LinkerSetting.unsafeFlags(
  [
    "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
    "--symbol-ordering-file=\(Context.packageDirectory)/Resources/Linking/startup-order.txt",
  ], .when(configuration: .release))

let command: [Target] = [
  .target(name: "SheetCommand", dependencies: ["SheetCells", "SheetFiles", "SheetSettings"]),
  .testTarget(
    name: "SheetCommandTests", dependencies: ["SheetCommand", "SheetSettings", "SheetCells"]),
  .executableTarget(
    name: "SharesheetProgram",
    dependencies: [
      "SheetCommand", "SheetActivities", "SheetPrograms", "SheetTerminal", "HelperProtocol",
      "CLinux",
    ],
    linkerSettings: [startupOrder]),
  .testTarget(
    name: "SharesheetProgramTests",
    dependencies: [
      "SheetCommand", "SheetEngine", "SheetImaging", "SheetTestSupport", "SharesheetProgram",
    ]),
]

let terminalTests: [Target] = [
  .executableTarget(
    name: "terminal-probe", dependencies: ["SheetPresentation"], path: "Tests/TerminalProbe"),
  .testTarget(name: "SheetCellsTests", dependencies: ["SheetCells"]),
  .testTarget(
    name: "SheetTerminalTests",
    dependencies: ["SheetTerminal", "SheetTestSupport", "terminal-probe"]),
]

let documentation: [Target] = [
  // Every line of Swift in README.md and in the DocC articles stands here, is compiled and runs.
  .executableTarget(
    name: "documented-example", dependencies: ["ShareSheet"], path: "Tests/DocumentedExample"),
  // The program of the article "Bring your iOS share code"; ConformanceTests link what it links.
  .executableTarget(
    name: "documented-app", dependencies: moduleNames.map { .target(name: $0) } + ["ShareSheet"],
    path: "Tests/DocumentedApp"),
  .testTarget(
    name: "ConformanceTests", dependencies: ["documented-app", "SheetTestSupport"],
    exclude: ["Fixtures", "Host"]),
  .testTarget(
    name: "SharesheetDocsTests",
    dependencies: ["SheetEngine", "SheetTestSupport", "documented-example"]),
]

/// Tests against the real programs and servers on the other side; `make test-services` runs them.
let services: [Target] = [
  .testTarget(
    name: "ServiceTests",
    dependencies: [
      "SheetActivities", "SheetDesktop", "SheetPrograms", "SheetFiles", "SheetTestSupport",
      "SharesheetProgram", "app-probe",
    ],
    exclude: [
      "Mail/smtp-server.py", "Media/bad-line.py", "Media/flickr-server.py", "Media/tus-server.py",
      "peers-debian.txt", "peers-pypi.txt",
    ])
]

/// Four programs to learn from; the only ones with FoundationNetworking.
let examples: [Target] = [
  .executableTarget(
    name: "sharesheet-examples", dependencies: ["ShareSheet"], path: "Sources/Examples",
    exclude: ["Icons/draw-icons.py"],
    resources: ["Archive", "CopyLink", "Mustachify", "ReverseString", "Weibo"].map {
      .embedInCode("Icons/\($0).png")
    }),
  .testTarget(
    name: "ExamplesTests",
    dependencies: ["sharesheet-examples", "ShareSheet", "SheetTestSupport"]),
]

let package = Package(
  name: "ShareSheet",
  products: [
    .library(name: "ShareSheet", targets: ["ShareSheet"]),
    // All of Apple's module names at once; a package may name one of them instead.
    .library(name: "iOSModules", targets: moduleNames),
    .executable(name: "sharesheet", targets: ["SharesheetProgram"]),
    .executable(name: "sharesheet-exchange", targets: ["SharesheetExchange"]),
    .executable(name: "sharesheet-helper", targets: ["SharesheetHelper"]),
    .executable(name: "sharesheet-typesetter", targets: ["SharesheetTypesetter"]),
  ] + moduleNames.map { .library(name: $0, targets: [$0]) },
  targets: systemLibraries + foundations + icons + symbols + helper + engine + activities
    + exchangeTests
    + compatibility
    + modules + command + tests + terminalTests + documentation + services + examples,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
