import FoundationEssentials
import Glibc
import HelperProtocol

/// The loop: waits for the program, for peers and for time, and ends when the program has gone.
final class Exchange {
  private let line: ExchangeLine
  private var server: Server?
  private var site: (any Site)?

  init(_ line: ExchangeLine) {
    self.line = line
  }

  /// Tells the program something.
  func tell(_ event: ExchangeEvent) {
    guard let text = try? JSONEncoder().encode(event) else { return }
    line.send(Array(text))
  }

  func run() -> Never {
    while true {
      let hungUp = wait()
      guard line.receive() else { leave() }
      while let text = line.next() { carryOut(text) }
      server?.run()
      for request in hungUp { request.handler.hangUp(request) }
      site?.tick()
      // What was resumed meanwhile wakes nobody.
      server?.run()
      line.flush()
      if site?.isOver == true { finish() }
    }
  }

  /// The program has gone, perhaps with its last order: what is answered is still sent.
  private func leave() -> Never {
    while let text = line.next() { carryOut(text) }
    for _ in 0..<20 {
      server?.run()
      guard let server, server.isAnswering else { break }
      var state = pollfd(fd: server.events, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 50)
    }
    exit(0)
  }

  /// The last bytes of a download may still be on their way through the server.
  private func finish() -> Never {
    server?.stop()
    while line.hasMore {
      var state = pollfd(fd: line.descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&state, 1, 5000) > 0 else { break }
      line.flush()
    }
    exit(0)
  }

  /// Returns the requests that wait for the program and whose peer has gone meanwhile; libmicrohttpd does
  /// not look at them.
  private func wait() -> [Request] {
    let waiting = server?.suspended ?? []
    let events = Int16(POLLIN) | (line.hasMore ? Int16(POLLOUT) : 0)
    var states = [
      pollfd(fd: line.descriptor, events: events, revents: 0),
      pollfd(fd: server?.events ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    states += waiting.map { pollfd(fd: $0.socket, events: Self.peerHungUp, revents: 0) }
    poll(&states, nfds_t(states.count), timeout)
    return zip(waiting, states.dropFirst(2)).filter { $0.1.revents != 0 }.map(\.0)
  }

  /// POLLRDHUP of poll(2), which Glibc's module leaves out.
  private static let peerHungUp: Int16 = 0x2000

  private var timeout: Int32 {
    let tick: Int32 = site?.needsTime == true ? 250 : -1
    guard let wanted = server?.timeout else { return tick }
    return tick < 0 ? wanted : min(tick, wanted)
  }

  // MARK: Orders

  private func carryOut(_ text: [UInt8]) {
    guard let order = try? JSONDecoder().decode(ExchangeOrder.self, from: Data(text)) else {
      exit(1)
    }
    switch order {
    case .receive(let settings): receive(settings)
    case .offer(let settings): offer(settings)
    default: site?.carryOut(order, file: line.nextFile)
    }
  }

  private func receive(_ settings: ReceiverSettings) {
    guard let identity = settings.identity ?? Certificate.make(),
      let fingerprint = Certificate.fingerprint(of: identity.certificate)
    else { return tell(.failed(code: 0)) }
    if settings.identity == nil { tell(.made(identity)) }
    var device = settings.device
    device.fingerprint = fingerprint
    let receiver = Receiver(device, settings) { [unowned self] in tell($0) }
    start(receiver, port: settings.port, identity, fingerprint: fingerprint)
  }

  private func offer(_ settings: LinkSettings) {
    let files = settings.files.map { ($0, line.nextFile() ?? -1) }
    let site = LinkSite(settings, files) { [unowned self] in tell($0) }
    start(site, port: settings.port, nil, fingerprint: "")
  }

  private func start(
    _ site: any Site, port: Int, _ identity: ExchangeIdentity?, fingerprint: String
  ) {
    let (listener, chosen) = Server.listen(port: port)
    guard listener >= 0 else { return tell(.failed(code: errno)) }
    guard let server = Server(listener, identity, site) else { return tell(.failed(code: 0)) }
    (self.server, self.site) = (server, site)
    tell(.ready(port: chosen, fingerprint: fingerprint))
  }
}
