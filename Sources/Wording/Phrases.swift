/// User-visible messages, evaluated when used, so that `set language` takes effect at once.
public enum Phrases {
    public static func photos(_ count: Int) -> String {
        localized(counted(count, "photo", "photos"), counted(count, "фотография", "фотографии", "фотографий"))
    }
}
