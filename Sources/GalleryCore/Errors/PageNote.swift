public enum PageNote: Equatable, Sendable {
    /// Warning from the service about an accepted request.
    case message(String, from: ServiceName)
    /// Only the beginning of the page was received.
    case incomplete(because: CatalogError)
    /// The service returns at most this many results of a search.
    case depthLimit(Int, of: ServiceName)
    /// The service reads at most this many characters of a query.
    case queryCut(Int, by: ServiceName)
    /// One of several services failed.
    case missing(ServiceName, because: CatalogError)
    /// One of several services was skipped, because it does not support the filter.
    case leftOut(ServiceName, for: FilterGap)
    /// One of several services does not support the request.
    case unsupported(UnsupportedRequest)
    /// A photo named by the user could not be fetched.
    case unavailable(PhotoID, because: CatalogError)
    /// Similar photos come from this computer: the service found no photos, or its request failed with the error.
    case local(because: CatalogError?)
    /// A setting restricts the list to photos with this value of the license filter.
    case license(String)
    /// This program removed some of the received photos, since the service does not support excluded words.
    case excluded(Int, of: Int, words: [String], by: ServiceName)
    /// Number of video files that the list of a folder leaves out.
    case videos(Int)
    /// Number of folders that could not be read.
    case unreadableFolders(Int)
}

extension PageNote {
    /// Whether photos are missing because a request failed.
    public var isFailure: Bool {
        switch self {
        case .incomplete, .missing, .unavailable, .unsupported(.blockedNetwork), .local(because: _?),
            .unreadableFolders:
            true
        case .message, .depthLimit, .queryCut, .leftOut, .unsupported, .local, .license, .excluded,
            .videos:
            false
        }
    }
}
