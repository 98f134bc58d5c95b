public import GalleryCore

public enum SettingRefusal: Error {
    case unknownValue
    case onlyAtStart
    case unavailable(CatalogError)
}
