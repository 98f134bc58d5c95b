struct RequestQuota: Hashable, Sendable {
    /// Host and port, lower case.
    let host: String
    let purpose: HTTPRequest.Purpose
}
