public import GalleryCore

extension OpenverseCatalog {
    /// An empty one: the service has neither topics nor collections.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await TopicCollections.page(of: self, kind, request)
    }

    /// None: the service counts nothing.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }

    /// None: the service knows the tags of a photo, and not what stands beside them.
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] { [] }
}
