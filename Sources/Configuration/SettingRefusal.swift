public import GalleryCore

public enum SettingRefusal: Error {
    case unknownValue
    /// The setting is read only when the program starts.
    case onlyAtStart
    case unavailable(CatalogError)
}
