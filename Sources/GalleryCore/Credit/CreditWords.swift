/// Phrases of a credit: English in every interface language, as Unsplash and Creative Commons prescribe them.
public enum CreditWords {
    /// Replaces the title in credits for Unsplash, which never contain one.
    static let photo = "Photo"
    static let work = "This work"
    static let by = " by "
    static let on = " on "
    static let licensed = " is licensed under "
    /// Precedes the name of a public domain dedication or mark.
    static let marked = " is marked with "
    /// Precedes the name of a license of the family `other`.
    static let terms = ", "

    /// Follows a license that covers the photo, but not the work that it shows.
    static let publicWork = " (the work shown is in the public domain)"
    static let separator = ", "
    /// Link to the photo's page, after a credit in the author's own words.
    static let page = "source"

    /// In place of the author that the license requires.
    static let byNoAuthor = " (author not stated)"
    /// Credit of a local file that does not state its author.
    static let noAuthor = "author not stated"

    /// Stored by earlier versions as author and license name of local files that do not state them.
    static let formerOwn = "own picture"

    static func quoted(_ title: String) -> String {
        "\"" + title.map { $0 == "\"" ? "'" : $0 } + "\""
    }

    /// Phrase that names the service as the photo's source; `nil` if credits do not name the service.
    static func source(_ service: ServiceName) -> String? {
        switch service.rawValue {
        case "demo": " in the demo collection of gallery"
        case "flickr": " on Flickr"
        case "commons": " via Wikimedia Commons"
        default: nil
        }
    }
}
