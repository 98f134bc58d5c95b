public import GalleryCore

/// Settings file. `undo` reverts its changes, in the file and in the session.
@MainActor
public final class UndoableSettings: SettingSaving, SettingRestoring {
    public nonisolated let path: String
    private nonisolated let file: any SettingSaving
    private nonisolated let undo: any UndoStore
    private let settings: [any SessionSetting]

    public init(_ file: any SettingSaving, undo: any UndoStore, settings: [any SessionSetting]) {
        self.file = file
        self.undo = undo
        self.settings = settings
        path = file.path
    }

    public nonisolated func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting {
        let saved = try file.save(value, as: name)
        // The file is changed already: a database that cannot be written only prevents `undo`.
        if saved.previous != value { try? undo.recordSavedSetting(name.rawValue, previous: saved.previous) }
        return saved
    }

    /// Ignores invalid names and values, which a database may contain if another program changed it.
    public func restore(_ name: String, to previous: String?) async throws(StoreError) {
        guard let name = SettingName(rawValue: name), previous.map(name.accepts) != false else { return }
        _ = try file.save(previous, as: name)
        guard let value = previous ?? name.declaration.builtIn,
            let setting = settings.first(where: { $0.name == name }), setting.isLive
        else { return }
        try? await setting.change(to: value)
    }
}
