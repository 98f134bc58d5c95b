import GalleryCore

/// What a service that knows its topics by their names alone has on its shelves.
enum TopicCollections {
    /// The topics, on one page. Throws `.impossible` for collections, which such a service does not have.
    static func page(
        of service: any PhotoCatalog, _ shelf: CollectionKind, _ page: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        guard shelf == .topics else { throw .impossible(.collections(service.service)) }
        let names = page.number == 1 ? try await service.topics() : []
        return Page(items: names.map { PhotoCollection(key: $0, title: $0) }, hasMore: false)
    }
}
