public import GalleryCore

/// Rules of keys that run commands on the full screen.
public struct FullScreenInteractor: Sendable {
    let changes: ChangeInteractor
    public let stored: StoredPhotosInteractor
    /// First use of the full-screen viewer in the session, when a hint explains its keys.
    let viewing: FirstUse
    /// Whether a key of a Cyrillic keyboard layout was pressed in the session.
    public let typesCyrillic = SessionValue(false)

    public init(changes: ChangeInteractor, stored: StoredPhotosInteractor, viewing: FirstUse) {
        self.changes = changes
        self.stored = stored
        self.viewing = viewing
    }

    /// Each key is a command of its own for `undo`.
    public func beginCommand() { changes.beginCommand() }

    @MainActor public func revert() async throws(ScreenError) -> [UndoableChange] {
        try await changes.revert()
    }

    public func areFavorites(_ photos: [Photo]) -> Bool {
        stored.favorites(among: photos).count == photos.count
    }

    public func beginsViewing() -> Bool { viewing.begins() }
}
