import GalleryCore
import UseCases

struct ServicesInteractor: Sendable {
    let services: any ServiceChoosing
    let lists: PhotoLists
    let undo: any UndoStore

    /// Switches the service for the session; `undo` reports the change.
    func change(to name: ServiceName) async throws(CatalogError) {
        let former = services.service
        try await services.change(to: name, discarding: lists)
        if services.service != former { undo.record(.setting) }
    }

    /// Whether the service has the keys it needs. NASA needs none, but is not in `configured`, since `all` omits it.
    func isReady(_ name: ServiceName) -> Bool {
        name.isCombined || [.demo, .nasa].contains(name) || services.configured.contains(name)
    }
}
