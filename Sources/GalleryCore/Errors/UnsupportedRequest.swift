public enum UnsupportedRequest: Equatable, Sendable {
    case collections(ServiceName)
    /// The service has no topics; users can search for the topic instead.
    case topics(ServiceName, topic: String)
    /// The service requires keywords in a search with filters.
    case filtersAlone(ServiceName)
    case spam
    /// Unknown source; `known` has the largest sources first.
    case source(String, of: ServiceName, known: [String])
    case author
    /// The photo's only file has an unsupported format; `page` is its web page.
    case format(String?, page: String?)
    /// Collection key without a service prefix, which several services may have.
    case collectionOwner(key: String, among: [ServiceName])
    /// No configured service supports all filters.
    case filterCombination
    case filter(FilterGap, of: ServiceName)
    /// Openverse blocks this network.
    case blockedNetwork
    /// Openverse rejected the client ID or secret.
    case unknownClient
    /// Local files have no service.
    case ownPhoto
    case color
    /// Photo's picture is not available for comparison.
    case look
}
