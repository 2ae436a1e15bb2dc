import UIKit

/// What the fixtures are put to, by the name that a test calls.
@MainActor
enum Scenarios {
  typealias Scenario = @MainActor (Stage) -> Void

  static let all: [String: Scenario] =
    finishing
    .merging(providers) { $1 }.merging(items) { $1 }.merging(sheets) { $1 }
    .merging(system) { $1 }.merging(screens) { $1 }.merging(drawn) { $1 }

  static let link = URL(string: "https://example.com/a?b=c") ?? URL(fileURLWithPath: "/")

  private static let finishing: [String: Scenario] = [
    "silent": { $0.show(["Hello"], SilentActivity(), ReceiverActivity()) },
    "prepareOnly": { $0.show([link], PrepareOnlyActivity()) },
    "double": { $0.show(["Hello"], DoubleFinishActivity()) },
    "eager": { $0.show(["Hello"], EagerActivity()) },
    "getter": { $0.show(["Hello"], GetterFinishActivity()) },
    "early": { $0.show(["Hello"], EarlyEndActivity()) },
    "background": { $0.show(["Hello"], BackgroundFinishActivity()) },
    "urlSession": { $0.show(["Hello"], URLSessionActivity()) },
    "task": { $0.show(["Hello"], TaskActivity()) },
    "overridden": { $0.show(["Hello"], OverriddenFinishActivity()) },
    "failing": { $0.show(["Hello"], FailingActivity()) },
  ]

  private static let providers: [String: Scenario] = [
    "sleeping": { $0.show([SleepingProvider(placeholderItem: "")], ReceiverActivity()) },
    "semaphore": { $0.show([SemaphoreProvider()], ReceiverActivity()) },
    "mainSync": { $0.show([MainSyncProvider(placeholderItem: "")], ReceiverActivity()) },
    "typed": { $0.show([TypedProvider(placeholderItem: "")], ReceiverActivity()) },
    "rendered": { $0.show([ImageProvider(text: "x")], ReceiverActivity()) },
    "cancellable": { stage in
      let provider = CancellableProvider(placeholderItem: "whole text")
      let sheet = UIActivityViewController(
        activityItems: [provider], applicationActivities: [ReceiverActivity()])
      provider.presenter = sheet
      stage.show(sheet, tracking: provider)
    },
  ]

  private static let items: [String: Scenario] = [
    "textSource": { $0.show([TextSource(url: link)], ReceiverActivity()) },
    "nested": {
      $0.show([NestedSource(NestedSource(TextSource(url: link)))], ReceiverActivity())
    },
    "nothing": { $0.show(NilSource.everything(and: "the rest"), ReceiverActivity()) },
    "onlyNothing": { $0.show([NilSource(), NullSource()], ReceiverActivity()) },
    "boxed": { $0.show(Boxes.items, RecipeActivity()) },
    "nameless": { $0.show(["Hello"], NamelessActivity()) },
    "data": { $0.show([DataSource(data: Data("{}".utf8))], ReceiverActivity()) },
    "link": { $0.show([LinkSource(title: "A Page", url: link)], ReceiverActivity()) },
    "mailto": { $0.show([MessageItems.mail]) },
    "print": { $0.show(PrintItems.items(for: "Roses are red."), ReceiverActivity()) },
    "copycat": { $0.show(["Hello"], CopycatActivity()) },
  ]

  private static let sheets: [String: Scenario] = [
    "share": { stage in
      let controller = ShareViewController()
      controller.activities = [ReceiverActivity(), ExcludedActivity()]
      controller.modalPresentationStyle = .fullScreen
      stage.present(controller, animated: false) { controller.share(nil) }
    },
    "dismissing": { stage in
      let sheet = DismissingSheet(
        activityItems: ["Hello"], applicationActivities: [ReceiverActivity()])
      sheet.onDismiss = { print("onDismiss") }
      stage.show(sheet)
    },
    "secondSheet": { stage in
      let activity = SecondSheetActivity()
      let sheet = UIActivityViewController(
        activityItems: ["first"], applicationActivities: [activity])
      activity.presenter = sheet
      stage.show(sheet, tracking: activity)
    },
    "impatient": { stage in
      let controller = ImpatientController()
      controller.modalPresentationStyle = .fullScreen
      stage.present(controller, animated: false) { controller.tapTwice(items: ["Hello"]) }
    },
    "legacy": { stage in
      let controller = LegacyHandlerController()
      controller.modalPresentationStyle = .fullScreen
      stage.present(controller, animated: false) { controller.showSheet(ReceiverActivity()) }
    },
    "temporaryFile": { stage in
      guard let exporter = try? TemporaryFileExporter(name: "export.txt", text: "content") else {
        return print("cannot write")
      }
      stage.present(exporter.makeSheet(activities: [ReceiverActivity()]), animated: true)
    },
    "timed": { stage in
      let sheet = UIActivityViewController(
        activityItems: ["Hello"], applicationActivities: [SilentActivity()])
      stage.show(sheet)
      TimedDismissal().start(sheet, after: 0.5)
    },
    "ticking": { stage in
      TickingController().run()
      stage.show(["Hello"], ReceiverActivity())
    },
  ]

  private static let system: [String: Scenario] = [
    "safari": { $0.show([link], SafariActivity()) },
    "oldChrome": { $0.show([link, "text"], OldChromeActivity()) },
    "pasteboard": { $0.show(["Example", link], PasteboardActivity()) },
    "feedback": { $0.show(["It works."], MailComposeActivity()) },
    "inAppBrowser": { $0.show([link], InAppBrowserActivity()) },
    "itemProvider": { $0.show(["Hello"], ItemProviderActivity()) },
    "photo": { $0.show([UIImage(systemName: "photo") as Any], PhotoSaverActivity()) },
    "handoff": { $0.show(["Hello"], HandoffActivity()) },
    "logging": { $0.show(["Hello", link], LoggingActivity()) },
    "readLater": { $0.show([link, link], ReadLaterActivity()) },
    "rate": { $0.show(["Hello"], RateActivity()) },
    "symbol": { $0.show(["Hello"], SymbolActivity()) },
    "asset": { $0.show(["Hello"], AssetActivity()) },
    "literal": { $0.show(["Hello"], LiteralActivity()) },
    "rendering": { $0.show([UIImage(systemName: "photo") as Any], RenderingActivity()) },
  ]

  private static let screens: [String: Scenario] = [
    "compose": { $0.show(["Hello"], ComposeActivity()) },
    "picker": { $0.show(["Hello"], PickerActivity()) },
    "options": { $0.show(["Hello"], OptionsActivity()) },
    "alert": { stage in
      let activity = AlertActivity()
      let sheet = UIActivityViewController(
        activityItems: ["Hello"], applicationActivities: [activity])
      activity.presenter = sheet
      stage.show(sheet, tracking: activity)
    },
    "preview": { stage in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
      try? "shown text".write(to: file, atomically: true, encoding: .utf8)
      stage.show([file], PreviewActivity())
    },
    "photoGrid": { $0.show(["Hello"], PhotoGridActivity()) },
    "note": { stage in
      let controller = NoteController()
      controller.modalPresentationStyle = .fullScreen
      stage.present(controller, animated: false) { controller.edit("Buy milk") }
    },
    "tabs": { stage in
      print(WindowAccess.describe())
      let tabs = TabsController()
      tabs.modalPresentationStyle = .fullScreen
      stage.present(tabs, animated: false)
    },
    "controls": { stage in
      let controller = ControlsController()
      controller.title = "Controls"
      stage.present(controller, animated: false)
    },
    "folder": { $0.present(FolderController(), animated: false) },
  ]

  private static let drawn: [String: Scenario] = [
    "quote": { $0.show(["Roses are red, violets are blue."], QuoteImageActivity()) },
    "caption": { stage in
      let photo = UIImage(systemName: "photo")?.resized(to: CGSize(width: 120, height: 80))
      stage.show(
        [CaptionProvider(photo: photo ?? UIImage(), caption: "At the lake")], ReceiverActivity())
    },
    "avatar": { $0.show([AvatarSource(name: "Ada Lovelace")], ReceiverActivity()) },
    "drawings": { stage in
      let chart = ChartRenderer().makeImage(size: CGSize(width: 140, height: 60))
      let sticker = StickerMaker.shared.sticker(text: "Wow", fontName: "Futura-Bold", tilt: 12)
      print("chart \(chart?.pngData() != nil) sticker \(sticker?.pngData() != nil)")
      stage.show([chart as Any, sticker as Any], ReceiverActivity())
    },
    "localized": { $0.show([RecipeShareSource()], ReceiverActivity()) },
    "configured": { stage in
      let gallery = GalleryConfiguration(photo: UIImage(), page: link)
      let sheet = gallery.makeSheet()
      stage.show(sheet)
    },
    "news": { stage in
      let article = NewsItemProvider.Article(headline: "Headline", link: link, teaser: nil)
      stage.show([NewsItemProvider(article: article)], ReceiverActivity())
    },
    "vcard": { $0.show([makePersonProvider()], ReceiverActivity()) },
    "linkCard": { $0.show([link], LinkCardActivity()) },
    "async": { stage in
      let controller = AsyncShareController()
      controller.activity = ReceiverActivity()
      controller.modalPresentationStyle = .fullScreen
      stage.present(controller, animated: false)
    },
    "fetched": { stage in
      let url = URL(string: ProcessInfo.processInfo.environment["PAGE"] ?? "") ?? link
      let fetcher = LinkFetcher()
      fetcher.fetch(url) { title in
        print("fetched \(title)")
        let metadata = LPLinkMetadata()
        metadata.title = title
        stage.show([FetchedLinkSource(metadata: metadata, link: url)], ReceiverActivity())
        withExtendedLifetime(fetcher) {}
      }
    },
  ]
}

/// Is named in the list that ``ShareViewController`` excludes.
private final class ExcludedActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { .init("com.example.excluded") }
  override var activityTitle: String? { "Excluded" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
