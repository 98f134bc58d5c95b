import GalleryCore

struct StubInspection: StoreInspecting {
    var error: StoreError?
    var faults: [String] = []
    var path: String? = "/users/ann/gallery.db"
    var isReadOnly = false

    func status() throws(StoreError) -> StoreStatus {
        if let error { throw error }
        return StoreStatus(
            path: path, bytes: 2_000_000, favorites: 7, pictures: 6, lines: 0, searches: 0,
            isReadOnly: isReadOnly, unreadable: 0)
    }

    func quickFaults() -> [String] { faults }
}
