/// Something about a page of a list that a person should be told.
public enum PageNote: Equatable, Sendable {
    /// The service's own message about a request that it answered all the same.
    case message(String, from: ServiceName)
    /// Only the first part of the page came.
    case incomplete(because: CatalogError)
    /// The service shows the first so many results of a search.
    case depthLimit(Int, of: ServiceName)
    /// The service reads the first so many characters of a search.
    case queryCut(Int, by: ServiceName)
    /// Of several services one failed.
    case missing(ServiceName, because: CatalogError)
    /// Of several services one cannot filter by that, and was not asked.
    case leftOut(ServiceName, for: FilterGap)
    /// Of several services one does not have what was asked for.
    case unsupported(UnsupportedRequest)
    /// A photo that was asked for by its identifier could not be fetched.
    case unavailable(PhotoID, because: CatalogError)
    /// These are photos of this machine: the service has nothing similar, or could not be asked.
    case local(because: CatalogError?)
    /// Photos with these words were taken out here, as the service cannot do it.
    case excluded(Int, of: Int, words: [String], by: ServiceName)
}
