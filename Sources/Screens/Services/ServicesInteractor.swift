import GalleryCore
import UseCases

/// Changes the service and drops the lists of the previous one.
struct ServicesInteractor: Sendable {
    let services: any ServiceChoosing
    let lists: PhotoLists

    func change(to name: ServiceName) async throws(CatalogError) {
        try services.change(to: name)
        await lists.resetAll()
    }

    func isReady(_ name: ServiceName) -> Bool {
        [.all, .demo].contains(name) || services.configured.contains(name)
    }
}
