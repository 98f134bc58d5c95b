import GalleryCore

/// The catalog of everything a person reads. No other file holds a sentence.
///
/// Each stands beside its twin in `localized`, and is made when it is asked for, so that `set language` counts at once.
public enum Phrases {
    /// `1 photo`, `1,204 photos`.
    public static func photos(_ count: Int) -> String {
        localized(counted(count, "photo", "photos"), counted(count, "фотография", "фотографии", "фотографий"))
    }
}
