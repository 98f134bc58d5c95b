/// The words of a credit. They stay English in every language: they are the wording that Unsplash's guidelines
/// and Creative Commons' recommendations give.
public enum CreditWords {
    /// Before the photographer, where the title is no part of the credit.
    static let photo = "Photo"
    /// A photo without a title.
    static let work = "This work"
    /// Before the author.
    static let by = " by "
    /// Before the service.
    static let on = " on "
    /// Before the name of a license.
    static let licensed = " is licensed under "
    /// Before the name of a dedication to the public.
    static let marked = " is marked with "
    /// Before terms that are neither.
    static let terms = ", "

    /// The author and the terms of a picture of the person's own, as they are stored.
    public static let own = "own picture"

    /// A title as it stands in a sentence.
    static func quoted(_ title: String) -> String {
        "\"" + title.map { $0 == "\"" ? "'" : $0 } + "\""
    }

    /// Where the photo was found, when that is where it is published.
    static func source(_ service: ServiceName) -> String? {
        switch service.rawValue {
        case "demo": " in the demo collection of gallery"
        case "flickr": " on Flickr"
        default: nil
        }
    }
}
