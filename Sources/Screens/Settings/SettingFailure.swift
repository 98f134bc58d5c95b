import Configuration
import GalleryCore

enum SettingFailure: Error {
    /// Rejected as a usage error.
    case unknown(String, known: [String])
    /// The name is that of an access key, which the command `key` sets.
    case isKey
    case refused(SettingRefusal, String, SettingName, usage: String)
    case noHome
    case notSaved(StoreError)
}
