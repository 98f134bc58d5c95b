public import GalleryCore

extension FlickrCatalog {
    /// The tags of the day; no collections.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await TopicCollections.page(of: self, kind, request)
    }

    /// None besides those that every answer brings: the service keeps its figures for the owners.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }
}
