public import GalleryCore

public enum SettingRefusal: Error {
    case unknownValue
    /// Read only at program start.
    case onlyAtStart
    case unavailable(CatalogError)
}
