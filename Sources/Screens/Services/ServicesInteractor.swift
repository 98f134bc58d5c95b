import GalleryCore
import UseCases

struct ServicesInteractor: Sendable {
    let services: any ServiceChoosing
    let lists: PhotoLists
    let undo: any UndoStore

    /// Switches the service for the session; `undo` reports the change.
    func change(to name: ServiceName) async throws(CatalogError) {
        let previous = services.service
        try await services.change(to: name, discarding: lists)
        if services.service != previous { undo.record(.setting) }
    }

    func isReady(_ name: ServiceName) -> Bool { services.isReady(name) }
}
