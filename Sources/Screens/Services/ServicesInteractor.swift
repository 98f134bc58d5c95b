import GalleryCore

/// Changes the service; the lists of the one before are forgotten.
struct ServicesInteractor: Sendable {
    let services: any ServiceChoosing
    let lists: PhotoLists

    func change(to name: ServiceName) async throws(CatalogError) {
        try services.change(to: name)
        await lists.resetAll()
    }

    /// Whether a service can be asked without setting anything up.
    func isReady(_ name: ServiceName) -> Bool {
        [.all, .demo].contains(name) || services.configured.contains(name)
    }
}
