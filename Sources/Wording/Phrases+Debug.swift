import GalleryCore

extension Phrases.Doctor {
    public static var log: String { localized("Log", "Журнал") }
}
