import Configuration
import GalleryCore

enum SettingFailure: Error {
    /// Rejected as a usage error.
    case unknown(String, known: [String])
    /// Keys are set by `key`.
    case isKey
    case refused(SettingRefusal, String, SettingName, usage: String)
    case noHome
    case notSaved(StoreError)
}
