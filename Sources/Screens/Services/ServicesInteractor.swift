import GalleryCore
import UseCases

struct ServicesInteractor: Sendable {
    let services: any ServiceChoosing
    let lists: PhotoLists

    func change(to name: ServiceName) async throws(CatalogError) {
        try services.change(to: name)
        await lists.resetAll()
    }

    /// Whether no access key is missing. NASA needs none but is not in `configured`, of which `all` consists.
    func isReady(_ name: ServiceName) -> Bool {
        name.isCombined || [.demo, .nasa].contains(name) || services.configured.contains(name)
    }
}
