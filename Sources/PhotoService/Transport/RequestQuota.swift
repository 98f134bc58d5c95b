/// Something a service counts: all requests to one host for one purpose.
struct RequestQuota: Hashable, Sendable {
    /// Host and port, lower case.
    let host: String
    /// Replies and pictures are counted apart.
    let purpose: HTTPRequest.Purpose
}
