import GalleryCore

/// All user-visible messages of the program.
///
/// Each is evaluated on use, so that `set language` takes effect at once.
public enum Phrases {
    /// `1 photo`, `1,204 photos`
    public static func photos(_ count: Int) -> String {
        localized(counted(count, "photo", "photos"), counted(count, "фотография", "фотографии", "фотографий"))
    }
}
