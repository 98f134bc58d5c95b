public enum ResponseFault: Equatable, Sendable {
    /// Well-formed reply that is another object than requested, or lacks required fields.
    case unexpected
    case empty
    /// HTML, typically from a captive portal.
    case webPage
    /// HTTP status 500 or above.
    case serverError(Int)
    case status(Int)
    case photoWithoutPicture
    /// No photo of the reply could be parsed, of this number if known.
    case noReadablePhotos(Int?)
    case outage(ServiceName, ServiceStatement)
    case signatureRequired
    case imageHost(status: Int)
    case emptyPicture
    /// Damaged or truncated.
    case incompletePicture
    case otherRange
    /// The host's reply violates HTTP.
    case host(String, Cause)
    /// Simulated by `--debug` with this state name.
    case simulated(String)

    public enum Cause: Equatable, Sendable {
        case notHTTP
        /// Nonexistent HTTP version, such as `9.9`.
        case unknownVersion(String)
        case truncated
        case undecodable
        /// Compression that was not offered.
        case unexpectedEncoding(String)
        case endlessHeader
    }
}
