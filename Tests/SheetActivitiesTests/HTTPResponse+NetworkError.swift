import SheetTestSupport
import Testing

@testable import SheetActivities

/// What a request says of an answer; it is sent once.
func networkError(for answer: HTTPResponse) throws -> NetworkError? {
  let server = try LocalHTTPServer { _ in answer }
  let request = WebRequest(try ServerAddress(server.address))
  do { _ = try request.sendExpectingSuccess(environment: ["PATH": "/usr/bin:/bin"]) } catch {
    #expect(server.requests.count == 1)
    return error as? NetworkError
  }
  return nil
}
