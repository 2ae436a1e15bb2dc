/// Flickr: four keys of a person and an app.
struct FlickrDesk: ServiceDesk {
  let withdrawingByHand = "Settings > Sharing > Apps"

  func identity(of account: Account, _ work: ActivityWork) throws -> String {
    try FlickrStatus(of: account, OAuth1(flickr: account, work), work).name
  }
}
