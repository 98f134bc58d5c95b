import GalleryCore
import UseCases

struct CollectionsInteractor {
    /// Number of collections that fits a small terminal.
    private static let pageSize = 20

    let catalog: any PhotoCatalog

    var service: ServiceName { catalog.service }

    func collections(_ kind: CollectionKind, page: Int) async throws(ScreenError) -> Page<PhotoCollection> {
        try await asking(await catalog.collections(kind, PageRequest(number: page, size: Self.pageSize)))
    }
}
