/// What is wrong with an answer.
public enum ResponseFault: Equatable, Sendable {
    /// Something else than was asked for, or only a part of it.
    case unexpected
    case empty
    /// A web page, as networks send that want a sign-in first.
    case webPage
    /// An HTTP status from 500 on.
    case serverError(Int)
    /// An HTTP status that means nothing here.
    case status(Int)
    /// A photo without an address of a picture.
    case photoWithoutPicture
    /// None of the photos could be read; how many there were, where that is known.
    case noReadablePhotos(Int?)
    /// The service says that it is out of order for the moment.
    case outage(ServiceName, ServiceStatement)
    /// The service wants a signed request.
    case signatureRequired
    /// The host of pictures answered with an HTTP status.
    case imageHost(status: Int)
    /// A picture without a byte.
    case emptyPicture
    /// Another range of a file than was asked for.
    case otherRange
    /// A host's answer that is no proper HTTP.
    case host(String, Cause)
    /// `--debug` stands for it; the text is the state's name.
    case simulated(String)

    /// What is wrong with a host's answer.
    public enum Cause: Equatable, Sendable {
        case notHTTP
        /// A version of HTTP that does not exist, such as `9.9`.
        case unknownVersion(String)
        /// Its end is missing.
        case truncated
        /// It is compressed, and cannot be decompressed.
        case undecodable
        /// It is compressed in a way that was not offered.
        case unexpectedEncoding(String)
        /// A line of the header does not end.
        case endlessHeader
    }
}
