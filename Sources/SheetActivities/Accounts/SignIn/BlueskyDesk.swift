/// Bluesky: a password that was made for this program opens a session
/// (<https://docs.bsky.app/docs/api/com-atproto-server-create-session>).
struct BlueskyDesk: ServiceDesk {
  let withdrawingByHand = "Settings > Privacy and security > App passwords"

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    try BlueskyService(account, work).handle
  }
}
