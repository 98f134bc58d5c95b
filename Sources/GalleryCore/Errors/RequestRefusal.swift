/// Who refuses a request, and why.
public enum RequestRefusal: Equatable, Sendable {
    /// Our rules, or libcurl's, about where a request may lead.
    case host(String, Cause)
    /// A service, in its own words; nil where any service that speaks so could have said it.
    case service(ServiceName?, ServiceStatement)
    /// The host of pictures, with an HTTP status.
    case imageHost(status: Int)
    /// Flickr's answer comes from another address, to which the key is not sent.
    case keyRedirected
    /// The owner of the photo does not allow downloads.
    case downloadForbidden
    /// The service offers no file of the photo.
    case noOriginal

    /// What is wrong with the way to a host.
    public enum Cause: Equatable, Sendable {
        /// It redirects more often than is followed.
        case tooManyRedirects
        /// It redirects to plain http.
        case plainAddress
        /// It leads into this network.
        case privateAddress
        /// It redirects to what is no web address.
        case malformedAddress
        /// It redirects to an address with a user name.
        case credentials
        /// libcurl does not accept the request.
        case notAccepted
    }
}
