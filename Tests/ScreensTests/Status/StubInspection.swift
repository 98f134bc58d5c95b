import GalleryCore

struct StubInspection: StoreInspecting {
    var error: StoreError?
    var faults: [String] = []

    func status() throws(StoreError) -> StoreStatus {
        if let error { throw error }
        return StoreStatus(
            path: "/users/ann/gallery.db", bytes: 2_000_000, favorites: 7, pictures: 6, lines: 0, searches: 0,
            isReadOnly: false, unreadable: 0)
    }

    func quickFaults() -> [String] { faults }
}
