public enum RequestRefusal: Equatable, Sendable {
    /// Refused by this program or libcurl because of the target host.
    case host(String, Cause)
    /// Refused by the service, whose name is `nil` if several services share the API.
    case service(ServiceName?, ServiceStatement)
    /// Refused by an image host with an HTTP status.
    case imageHost(status: Int)
    /// Flickr redirected to an address that must not receive the key.
    case keyRedirected
    case downloadForbidden
    /// A wiki stores the file itself, so that it is not a file of Wikimedia Commons; the host is the wiki's.
    case fileOfOtherWiki(String)
    case noOriginal
    /// The file is not available, but a smaller or re-encoded copy is.
    indirect case smallerOnly(because: CatalogError)

    public enum Cause: Equatable, Sendable {
        case tooManyRedirects
        case plainAddress
        case privateAddress
        /// Redirect to an invalid address.
        case malformedAddress
        /// Redirect to an address with a user name.
        case credentials
        /// libcurl did not accept the request.
        case notAccepted
    }
}
