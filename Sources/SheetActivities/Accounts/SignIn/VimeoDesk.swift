/// Vimeo: a token of a person and an app (<https://developer.vimeo.com/api/reference/users>).
struct VimeoDesk: ServiceDesk {
  let withdrawingByHand = "Settings > Apps"

  private struct Person: Decodable {
    var name: String
  }

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    let server = try work.server(of: account).bearing(work.secret("token", of: account))
    return try server.decoded(Person.self, server.get("/me?fields=name")).name
  }
}
