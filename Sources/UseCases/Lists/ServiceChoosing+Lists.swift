public import GalleryCore

extension ServiceChoosing {
    /// Switches the service and discards the lists, whose photos come from the former one; unchanged on error.
    public func change(to name: ServiceName, discarding lists: PhotoLists) async throws(CatalogError) {
        try change(to: name)
        await lists.resetAll()
    }
}
