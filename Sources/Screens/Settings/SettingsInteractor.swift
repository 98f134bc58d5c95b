import Configuration
import GalleryCore

@MainActor
struct SettingsInteractor {
    let settings: [any SessionSetting]
    let ring: any KeyRing
    /// `nil` if settings cannot be saved.
    let file: (any SettingSaving)?

    func setting(_ word: String) throws(SettingFailure) -> any SessionSetting {
        if let setting = settings.first(where: { $0.name == SettingName(typed: word) }) { return setting }
        throw ring.keys.names.contains { $0.rawValue == SettingName.normalized(word) }
            ? .isKey : .unknown(word, known: settings.map(\.name.rawValue))
    }

    /// Changes a setting for the session. If `isPersistent`, also accepts one that takes effect only at the next start.
    func change(
        _ setting: any SessionSetting, to value: String, isPersistent: Bool
    ) async throws(SettingFailure) {
        do throws(SettingRefusal) { try await setting.change(to: value) } catch {
            if case .onlyAtStart = error, isPersistent { return }
            throw .refused(error, value, setting.name, usage: setting.usage)
        }
    }

    /// File path, and the environment variable that overrides the value, if any.
    func save(_ value: String, as name: SettingName) throws(SettingFailure) -> (path: String, by: String?) {
        guard let file else { throw .noHome }
        do { return (file.path, try file.save(value, as: name)) } catch { throw .notSaved(error) }
    }
}
