import Configuration
import GalleryCore

/// Finds settings, changes them for the session and saves them permanently.
@MainActor
struct SettingsInteractor {
    let settings: [any SessionSetting]
    let ring: any KeyRing
    /// Nil for nowhere to save.
    let file: (any SettingSaving)?

    func setting(_ word: String) throws(SettingFailure) -> any SessionSetting {
        if let setting = settings.first(where: { $0.name == SettingName(typed: word) }) { return setting }
        throw ring.keys.names.contains { $0.rawValue == SettingName.normalized(word) }
            ? .isKey : .unknown(word, known: settings.map(\.name.rawValue))
    }

    /// For the session; one that is read at start takes a value permanently only.
    func change(
        _ setting: any SessionSetting, to value: String, isForGood: Bool
    ) async throws(SettingFailure) {
        do throws(SettingRefusal) { try await setting.change(to: value) } catch {
            if case .onlyAtStart = error, isForGood { return }
            throw .refused(error, value, setting.name, usage: setting.usage)
        }
    }

    /// Returns the file, and the environment variable that overrules it, if there is one.
    func save(_ value: String, as name: SettingName) throws(SettingFailure) -> (path: String, by: String?) {
        guard let file else { throw .noHome }
        do { return (file.path, try file.save(value, as: name)) } catch { throw .notSaved(error) }
    }
}

/// Why a setting was not changed or saved.
enum SettingFailure: Error {
    case unknown(String, known: [String])
    /// Keys are set by `key`.
    case isKey
    case refused(SettingRefusal, String, SettingName, usage: String)
    case noHome
    case notSaved(StoreError)
}
