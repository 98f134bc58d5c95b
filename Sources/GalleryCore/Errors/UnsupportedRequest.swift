/// What a service cannot do, however often it is asked.
public enum UnsupportedRequest: Equatable, Sendable {
    /// It has no collections.
    case collections(ServiceName)
    /// It has no topics; the one asked for can be searched for.
    case topics(ServiceName, topic: String)
    /// It searches by words only, not by filters alone.
    case filtersAlone(ServiceName)
    /// It takes the words for spam.
    case spam
    /// It has no such source; `known` are those it has, the largest first.
    case source(String, of: ServiceName, known: [String])
    /// It does not know who made the photo.
    case author
    /// It has the photo in no format that is kept: the format it has, and the photo's web page.
    case format(String?, page: String?)
    /// The key does not say of which of the services the collection is.
    case collectionOwner(key: String, among: [ServiceName])
    /// No service that is set up can do the filters together.
    case filterCombination
    /// It cannot filter by that.
    case filter(FilterGap, of: ServiceName)
    /// Openverse blocks the network of this machine.
    case blockedNetwork
    /// Openverse does not know the client identifier or the secret.
    case unknownClient
    /// The photo is the person's own: there is no service to ask.
    case ownPhoto
    /// No color is known of the photo.
    case color
    /// The picture of the photo cannot be had to compare others with.
    case look
}
