import Foundation
import SheetTestSupport
import Testing

/// A Postfix of its own, with its queue and one mailbox in a scratch folder. Only root can start one.
final class PrivatePostfix {
  private let scratch: ScratchDirectory
  /// Where `sendmail -C` finds its configuration.
  var configuration: String { scratch.path("etc") }

  init() throws {
    scratch = try ScratchDirectory()
    for folder in ["etc", "queue", "data", "mail/all"] { try scratch.makeDirectory(folder) }
    try scratch.write(main, to: "etc/main.cf")
    try scratch.write(master, to: "etc/master.cf")
    _ = try run("chmod", ["755", scratch.path])
    _ = try run("chown", ["postfix", scratch.path("data")])
    _ = try run("chown", ["-R", "nobody", scratch.path("mail")])
  }

  deinit {
    _ = try? postfix("stop")
  }

  /// Starts the queue.
  func start() throws {
    let started = try postfix("start")
    try #require(started.status == .code(0), "\(started.standardError)")
  }

  /// Ends it.
  func stop() throws {
    _ = try postfix("stop")
  }

  /// The paths of the messages that were delivered, once there are so many.
  func delivered(_ count: Int) throws -> [String] {
    let found = poll(within: .seconds(60)) { () -> [String]? in
      guard let names = try? scratch.names(in: "mail/all/new"), names.count >= count else {
        return nil
      }
      return names.map { scratch.path("mail/all/new/\($0)") }
    }
    return try #require(found, "not delivered")
  }

  private func postfix(_ command: String) throws -> FinishedProgram {
    try run("/usr/sbin/postfix", ["-c", configuration, command])
  }

  private func run(_ program: String, _ arguments: [String]) throws -> FinishedProgram {
    try ProgramCall(program, arguments, environment: scratch.environment(), output: .null).run()
  }

  private var main: String {
    """
    compatibility_level = 3.6
    queue_directory = \(scratch.path("queue"))
    data_directory = \(scratch.path("data"))
    mail_owner = postfix
    setgid_group = postdrop
    inet_interfaces = 127.0.0.1
    inet_protocols = ipv4
    myhostname = mail.example.test
    mydestination =
    virtual_transport = virtual
    virtual_mailbox_domains = example.test
    virtual_mailbox_base = \(scratch.path("mail"))
    virtual_mailbox_maps = static:all/
    virtual_uid_maps = static:65534
    virtual_gid_maps = static:65534
    maillog_file = \(scratch.path("queue/maillog"))
    maillog_file_prefixes = /tmp

    """
  }

  /// What takes mail from `sendmail` and puts it into mailboxes; nothing listens on the network.
  private let master = """
    pickup unix n - n 60 1 pickup
    cleanup unix n - n - 0 cleanup
    qmgr unix n - n 300 1 qmgr
    rewrite unix - - n - - trivial-rewrite
    bounce unix - - n - 0 bounce
    defer unix - - n - 0 bounce
    trace unix - - n - 0 bounce
    flush unix n - n 1000? 0 flush
    proxymap unix - - n - - proxymap
    error unix - - n - - error
    retry unix - - n - - error
    virtual unix - n n - - virtual
    postlog unix-dgram n - n - 1 postlogd

    """
}
