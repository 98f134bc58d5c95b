import GalleryCore

/// The topics of a service that knows them by their names alone.
enum TopicCollections {
    /// The topics, on one page. Throws `.impossible` for collections, which such a service does not have.
    static func page(
        of service: any PhotoCatalog, _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        guard kind == .topics else { throw .impossible(.collections(service.service)) }
        let names = request.number == 1 ? try await service.topics() : []
        return Page(items: names.map { PhotoCollection(key: $0, title: $0) }, hasMore: false)
    }
}
