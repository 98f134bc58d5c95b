import Configuration
import GalleryCore

enum SettingFailure: Error {
    /// Unknown name, which is reported as a usage error.
    case unknown(String, known: [String])
    /// Name of an access key, which `key` sets.
    case isKey
    case refused(SettingRefusal, String, SettingName, usage: String)
    case noHome
    case notSaved(StoreError)
}
