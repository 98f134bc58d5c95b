import Configuration
import GalleryCore

@MainActor
struct SettingsInteractor {
    let settings: [any SessionSetting]
    let ring: any KeyRing
    /// `nil` if settings cannot be saved.
    let file: (any SettingSaving)?
    let lock: any PersonalLock
    let undo: any UndoStore

    func setting(_ word: String) throws(SettingFailure) -> any SessionSetting {
        if let setting = settings.first(where: { $0.name == SettingName(typed: word) }) { return setting }
        throw ring.keys.names.contains { $0.rawValue == SettingName.normalized(word) }
            ? .isKey : .unknown(word, known: settings.map(\.name.rawValue))
    }

    /// Changes a setting for the session. If `isPersistent`, accepts one that takes effect only at the next start.
    func change(
        _ setting: any SessionSetting, to value: String, isPersistent: Bool
    ) async throws(SettingFailure) {
        do throws(SettingRefusal) { try await setting.change(to: value) } catch {
            if case .onlyAtStart = error, isPersistent { return }
            throw .refused(error, value, setting.name, usage: setting.usage)
        }
        // A persistent change is recorded for `undo` when it is saved.
        if !isPersistent { undo.record(.setting) }
    }

    /// Saves the value, or removes the setting if the value is `nil`. Also returns the path of the file.
    func save(
        _ value: String?, as name: SettingName
    ) throws(SettingFailure) -> (path: String, saved: SavedSetting) {
        guard let file else { throw .noHome }
        do { return (file.path, try file.save(value, as: name)) } catch { throw .notSaved(error) }
    }

    /// Whether the setting has no effect until a PIN is set.
    func needsPIN(_ name: SettingName) -> Bool {
        (name == .lockAfter || name == .fingerprint) && (try? lock.state()) == .absent
    }
}
