public import GalleryCore

extension FlickrCatalog {
    /// The tags of the day; no collections.
    public func shelf(
        _ shelf: CollectionKind, _ page: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await TopicCollections.page(of: self, shelf, page)
    }

    /// Always `.impossible`: the service's sets belong to one person each, and none is found by words.
    public func photos(
        inCollection key: String, _ page: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        throw .impossible(.collections(service))
    }

    /// None besides those that every answer brings: the service keeps its figures for the owners.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }
}
