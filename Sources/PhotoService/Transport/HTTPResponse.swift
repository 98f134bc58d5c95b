/// A complete answer, whatever its status.
struct HTTPResponse: Sendable {
    /// Status code of the last response of a redirect chain.
    let status: Int
    /// Its header fields.
    let headers: HTTPHeaders
    /// Its decoded body; empty where that went to a file.
    let body: [UInt8]

    /// 2xx.
    var isSuccess: Bool { 200..<300 ~= status }
}
