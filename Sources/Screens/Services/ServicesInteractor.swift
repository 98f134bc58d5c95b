import GalleryCore
import UseCases

struct ServicesInteractor: Sendable {
    let services: any ServiceChoosing
    let lists: PhotoLists

    func change(to name: ServiceName) async throws(CatalogError) {
        try services.change(to: name)
        await lists.resetAll()
    }

    /// Whether no key is missing. NASA needs none, but is not a part of `all`, which consists of the configured ones.
    func isReady(_ name: ServiceName) -> Bool {
        name.isCombined || [.demo, .nasa].contains(name) || services.configured.contains(name)
    }
}
