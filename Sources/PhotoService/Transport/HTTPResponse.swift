struct HTTPResponse: Sendable {
    /// Status of the last response of a redirect chain.
    let status: Int
    let headers: HTTPHeaders
    /// Decoded body; empty if written to a file.
    let body: [UInt8]
    /// Target of a redirect that libcurl did not follow.
    var redirect: String?

    var isSuccess: Bool { 200..<300 ~= status }
}
