/// Which drawing stands for which names: a line a drawing, its name first.
///
/// A name leads to a drawing by what it means. Names that add a variant (`.fill`, `.circle`, `.slash`,
/// `.badge.plus`) stand here only where the variant means something else.
enum SymbolTable {
  static let lines = actions + signs + objects + world

  private static let actions = """
    share: square.and.arrow.up square.and.arrow.up.on.square square.and.arrow.up.circle arrowshape.turn.up.right
    SaveToFiles: square.and.arrow.down square.and.arrow.down.on.square tray.and.arrow.down arrow.down.to.line
    OpenWith: arrow.up.right.square arrow.up.forward.app arrow.up.forward.square arrow.up.right arrow.up.forward \
    rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    trash: trash delete.left delete.right
    bookmark: bookmark bookmark.square
    star: star star.leadinghalf.filled star.square star.bubble
    heart: heart heart.text.square suit.heart bolt.heart
    magnifier: magnifyingglass plus.magnifyingglass minus.magnifyingglass text.magnifyingglass \
    doc.text.magnifyingglass sparkle.magnifyingglass
    refresh: arrow.clockwise arrow.counterclockwise clock.arrow.circlepath goforward gobackward
    cycle: arrow.triangle.2.circlepath arrow.2.circlepath repeat arrow.2.squarepath rotate.right rotate.left
    undo: arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left arrow.turn.up.left return
    redo: arrow.uturn.right arrow.uturn.forward arrow.turn.up.right arrowshape.turn.up.forward
    arrow-up: arrow.up arrow.up.doc arrow.up.to.line tray.and.arrow.up arrowtriangle.up
    arrow-down: arrow.down arrow.down.doc arrow.down.square arrowtriangle.down
    arrow-left: arrow.left arrow.backward arrowtriangle.left
    arrow-right: arrow.right arrow.forward arrowtriangle.right
    up-circle: arrow.up.circle
    down-circle: arrow.down.circle arrow.down.app
    chevron-up: chevron.up chevron.compact.up
    chevron-down: chevron.down chevron.compact.down
    chevron-left: chevron.left chevron.backward chevron.compact.left
    chevron-right: chevron.right chevron.forward chevron.compact.right
    exchange: arrow.left.arrow.right arrow.up.arrow.down shuffle arrow.right.arrow.left arrow.left.and.right
    expand: arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left viewfinder.circle \
    rectangle.expand.vertical
    Nextcloud: icloud.and.arrow.up cloud.and.arrow.up
    cloud-down: icloud.and.arrow.down cloud.and.arrow.down
    play: play play.rectangle play.square play.circle playpause
    pause: pause pause.rectangle pause.circle
    stop: stop stop.circle
    skip: forward backward forward.end backward.end
    record: record.circle largecircle.fill.circle target scope smallcircle.circle
    power: power poweroff togglepower
    crop: crop crop.rotate
    scissors: scissors
    sliders: slider.horizontal.3 slider.vertical.3 slider.horizontal.below.rectangle switch.2 \
    line.3.horizontal.decrease line.horizontal.3.decrease
    wand: wand.and.stars wand.and.rays sparkles sparkle wand.and.sparkles apple.intelligence
    ellipsis: ellipsis ellipsis.rectangle
    eye-slash: eye.slash
    pin: pin
    copyToPasteboard: doc.on.doc square.on.square plus.square.on.square rectangle.on.rectangle \
    square.filled.on.square document.on.document plus.rectangle.on.rectangle
    Paste: doc.on.clipboard clipboard list.bullet.clipboard list.clipboard document.on.clipboard
    markupAsPDF: pencil square.and.pencil highlighter pencil.tip pencil.and.outline applepencil pencil.line \
    scribble signature lasso
    print: printer
    """ + "\n"

  private static let signs = """
    checkmark: checkmark checkmark.square checklist
    check-circle: checkmark.circle checkmark.seal
    xmark: xmark xmark.square multiply clear
    x-circle: xmark.circle multiply.circle nosign slash.circle xmark.octagon
    plus: plus plus.app plus.square plusminus plus.rectangle
    plus-circle: plus.circle
    minus: minus minus.square
    info: info info.circle info.square info.bubble
    question: questionmark questionmark.circle questionmark.square questionmark.diamond questionmark.app
    warning: exclamationmark.triangle exclamationmark.warninglight
    exclamation: exclamationmark exclamationmark.circle exclamationmark.octagon exclamationmark.shield
    circle: circle circle.dashed circlebadge seal oval
    square: square rectangle app squareshape rectangle.portrait square.dashed rectangle.dashed checkmark.rectangle
    grid: square.grid.2x2 square.grid.3x3 square.grid.3x2 rectangle.grid.2x2 circle.grid.3x3 circle.grid.2x2 tablecells
    stack: square.stack square.stack.3d.up square.3.layers.3d rectangle.stack square.3.stack.3d
    lines: text.alignleft text.aligncenter text.alignright text.justify text.justifyleft text.append
    menu: line.3.horizontal line.horizontal.3 equal
    Reminders: list.bullet list.dash list.number list.star list.triangle list.bullet.rectangle text.badge.checkmark
    bold: bold textformat.size.larger
    italic: italic
    text: textformat character textbox underline strikethrough a abc t.square translate character.book.closed \
    textformat.size textformat.abc characters.uppercase text.cursor character.cursor.ibeam
    at: at
    number: number
    percent: percent
    dollar: dollarsign eurosign sterlingsign yensign bitcoinsign banknote
    quote: quote.opening quote.closing text.quote quote.bubble
    code: chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right curlybraces.square
    braces: curlybraces ellipsis.curlybraces function
    chart: chart.bar cellularbars chart.bar.xaxis
    graph: chart.xyaxis.line chart.line.uptrend.xyaxis waveform.path.ecg chart.line.downtrend.xyaxis
    pie: chart.pie
    waveform: waveform
    network: point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted \
    point.topleft.down.curvedto.point.bottomright.up arrow.triangle.branch app.connected.to.app.below.fill
    shield: shield checkmark.shield lock.shield
    link: link personalhotspot
    QRCode: qrcode qrcode.viewfinder
    barcode: barcode barcode.viewfinder
    placeholder: app.badge apps.iphone puzzlepiece square.dashed.inset.filled
    """ + "\n"

  private static let objects = """
    photos: photo.on.rectangle photo.stack photo.on.rectangle.angled rectangle.stack.badge.play
    picture: photo photo.artframe text.below.photo person.crop.rectangle mountain.2
    saveToCameraRoll: camera camera.on.rectangle
    camera-viewfinder: camera.viewfinder viewfinder dot.viewfinder faceid text.viewfinder doc.viewfinder
    phone: phone phone.arrow.up.right phone.connection teletype
    postToVimeo: video video.bubble facetime
    film: film play.tv tv.and.mediabox
    mail: envelope envelope.open mail mail.stack envelope.arrow.triangle.branch
    message: message bubble.left bubble.right text.bubble ellipsis.bubble ellipsis.message \
    bubble.left.and.bubble.right plus.bubble captions.bubble bubble
    Telegram: paperplane
    calendar: calendar
    clock: clock deskclock
    alarm: alarm
    timer: timer stopwatch gauge
    hourglass: hourglass
    bell: bell app.badge.checkmark
    tag: tag
    document: doc doc.text doc.richtext doc.plaintext document note doc.append doc.fill.badge.plus
    Notes: note.text text.book.closed book.closed square.text.square menucard
    folder: folder
    tray: tray tray.full tray.2
    Archive: archivebox doc.zipper shippingbox zipper.page cube
    disk: externaldrive internaldrive opticaldiscdrive cylinder cylinder.split.1x2 server.rack xserve
    lock: lock
    lock-open: lock.open
    key: key touchid
    gear: gear gearshape gearshape.2
    wrench: wrench wrench.and.screwdriver screwdriver wrench.adjustable
    hammer: hammer
    creditcard: creditcard wallet.pass giftcard
    cart: cart basket
    bag: bag handbag
    gift: gift
    mic: mic music.mic
    speaker: speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 hifispeaker
    speaker-slash: speaker.slash
    headphones: headphones airpods earbuds
    newspaper: newspaper doc.text.image
    addToReadingList: book books.vertical magazine eyeglasses
    terminal: terminal apple.terminal
    paperclip: paperclip
    paintbrush: paintbrush paintpalette eyedropper
    lightbulb: lightbulb lightbulb.led
    briefcase: briefcase latch.2.case suitcase
    cross-case: cross.case cross pills bandage
    ticket: ticket
    thumb-up: hand.thumbsup
    thumb-down: hand.thumbsdown
    hand: hand.raised hand.wave hand.point.up hand.tap
    keyboard: keyboard command option
    display: display desktopcomputer pc tv laptopcomputer macpro.gen3 airplayvideo rectangle.inset.filled
    smartphone: iphone candybarphone ipad flipphone ipod
    watch: applewatch
    gamepad: gamecontroller dpad arcade.stick
    chip: cpu memorychip
    battery: battery.100 battery.25 battery.0 battery.75 battery.50
    ruler: ruler pencil.and.ruler level
    postToTencentWeibo: megaphone horn
    """ + "\n"

  private static let world = """
    assignToContact: person person.text.rectangle figure.stand figure.walk person.icloud person.wave.2
    person-circle: person.crop.circle person.circle person.crop.square
    person-add: person.badge.plus person.crop.circle.badge.plus person.fill.badge.plus \
    person.crop.circle.fill.badge.plus
    people: person.2 person.3 person.and.person person.2.circle person.line.dotted.person figure.2
    smile: face.smiling face.dashed theatermasks
    safari: safari
    OpenInBrowser: globe globe.americas globe.europe.africa globe.asia.australia network
    airDrop: wifi antenna.radiowaves.left.and.right dot.radiowaves.left.and.right airplayaudio \
    dot.radiowaves.right radiowaves.right dot.radiowaves.up.forward shareplay wave.3.right
    map: map
    mappin: mappin mappin.and.ellipse mappin.circle location.magnifyingglass
    location: location location.north location.viewfinder
    house: house homekit
    building: building building.2 building.columns
    flag: flag flag.checkered
    sun: sun.max sun.min sunrise sunset
    moon: moon moon.stars sleep zzz
    bolt: bolt flashlight.on
    cloud: cloud icloud link.icloud xmark.icloud
    rain: cloud.rain cloud.drizzle cloud.bolt umbrella
    snow: snowflake cloud.snow thermometer.snowflake asterisk
    drop: drop humidity
    flame: flame
    leaf: leaf tree
    paw: pawprint hare tortoise
    postToTwitter: bird
    postToWeibo: eye
    car: car bus tram
    airplane: airplane
    bicycle: bicycle scooter
    cup: cup.and.saucer mug wineglass takeoutbag.and.cup.and.straw
    fork-knife: fork.knife
    music: music.note music.note.list music.quarternote.3 music.note.house opticaldisc guitars
    cap: graduationcap
    crown: crown
    medal: trophy medal rosette
    """
}
