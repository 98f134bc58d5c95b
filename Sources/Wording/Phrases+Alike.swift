public import GalleryCore

extension Phrases {
    /// What is similar was found among photos at hand, because the service has nothing or could not be asked.
    public static func alikeAtHand(because error: CatalogError?) -> String {
        let found = localized(
            "These are the likest of the photos you have seen or keep.",
            "Вот самые похожие из виденных и избранных фотографий.")
        return error.map { "\(explanation($0)) \(found)" } ?? found
    }

    /// A photo whose colour nobody told.
    public static var noColor: String {
        localized(
            "No colour is known of this photo; `similar N` finds others by what can be seen on it.",
            "Цвет этой фотографии неизвестен; `similar N` найдёт похожие по тому, что на ней.")
    }
}
