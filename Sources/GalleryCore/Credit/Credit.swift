/// Attribution line of a photo, with links. Unsplash requires photographer and service, with links that name the
/// application ("Attribution" in its API guidelines). Credits of other services follow Creative Commons: title, author,
/// source, license (wiki.creativecommons.org, "Recommended practices for attribution"), as Openverse does.
public struct Credit: Equatable, Sendable {
    /// Text run with at most one link.
    public struct Part: Equatable, Sendable {
        /// One line; may be empty.
        public let text: String
        /// https only.
        public let link: String?
        public let isLicense: Bool

        init(_ text: String, link: String? = nil, isLicense: Bool = false) {
            self.text = text
            self.link = link.flatMap(WebLink.https)
            self.isLicense = isLicense
        }
    }

    public let parts: [Part]

    public init(_ photo: Photo) {
        let isOwn = photo.id.service == .own
        guard !photo.isWithoutCredit else {
            parts = [Part(CreditWords.noAuthor)]
            return
        }
        let phrases = CreditWords.self
        let author = Self.line(photo.author.name)
        let license = Part(
            Self.line(photo.license.name), link: photo.license.link, isLicense: true)
        let terms: [Part] =
            switch photo.license.family {
            case .creativeCommons: [Part(phrases.licensed), license]
            case .publicDomain: [Part(phrases.marked), license]
            case .other: [Part(phrases.terms), license]
            case .unsplash: []
            }
        let by = [Part(phrases.by), Part(author, link: photo.author.link)]
        if photo.id.service == .unsplash || isOwn && photo.license.family == .unsplash {
            let named = author.isEmpty ? [] : by
            parts = [Part(phrases.photo)] + named + [Part(phrases.on), Self.unsplash] + terms
        } else {
            let work = Self.title(of: photo).map(phrases.quoted)
            let source = phrases.source(photo.id.service)
            parts =
                [Part(work ?? phrases.work, link: photo.pageLink)] + (author.isEmpty ? [] : by)
                + (source.map { [Part($0)] } ?? []) + terms
        }
    }

    /// The photo's title, else a description of at most `longestTitle` characters, else `nil`.
    public static func title(of photo: Photo) -> String? {
        if let title = photo.title.map(line), !title.isEmpty { return title }
        guard let about = photo.about.map(line), !about.isEmpty, about.count <= longestTitle else {
            return nil
        }
        return about
    }

    /// URL parameters that Unsplash requires on every link (help.unsplash.com, "API guidelines").
    public static let referral = "utm_source=gallery&utm_medium=referral"

    private static let unsplash = Part("Unsplash", link: "https://unsplash.com/?\(referral)")
    /// Maximum characters of a title or name, to keep oversized text off the screen.
    private static let longest = 300
    private static let longestTitle = 80

    private static func line(_ text: String) -> String {
        let line = text.oneLine
        return line.count > longest ? line.prefix(longest - 1) + "…" : line
    }
}
