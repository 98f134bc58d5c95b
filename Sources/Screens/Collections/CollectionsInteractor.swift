import GalleryCore

/// A page is as many as a small terminal shows at once.
struct CollectionsInteractor {
    static let pageSize = 20

    let catalog: any PhotoCatalog

    /// The service asked now.
    var service: ServiceName { catalog.service }

    /// One page, from 1 on.
    func page(_ number: Int, of kind: CollectionKind) async throws(ScreenError) -> Page<PhotoCollection> {
        try await asking { () throws(CatalogError) in
            try await catalog.collections(kind, PageRequest(number: number, size: Self.pageSize))
        }
    }
}
