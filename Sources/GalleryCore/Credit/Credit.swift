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
        guard !photo.isWithoutCredit else {
            parts = [Part(CreditWords.noAuthor)]
            return
        }
        let license = Part(Self.line(photo.license.name), link: photo.license.link, isLicense: true)
        if let line = photo.creditLine.map(Self.line), !line.isEmpty {
            parts = Self.parts(line, of: photo, license)
            return
        }
        let terms = Self.terms(of: photo, license)
        let isOfUnsplash = photo.license.family == .unsplash
        if photo.id.service == .unsplash || photo.id.service == .own && isOfUnsplash {
            parts =
                [Part(CreditWords.photo)] + Self.author(of: photo) + [Part(CreditWords.on), Self.unsplash]
                + terms
        } else {
            let work = Self.title(of: photo).map(CreditWords.quoted) ?? CreditWords.work
            let source = CreditWords.source(photo.id.service)
            parts =
                [Part(work, link: photo.pageLink)] + Self.author(of: photo)
                + (source.map { [Part($0)] } ?? [])
                + terms
        }
    }

    private static func author(of photo: Photo) -> [Part] {
        let name = line(photo.author.name)
        if !name.isEmpty { return [Part(CreditWords.by), Part(name, link: photo.author.link)] }
        return photo.isWithoutAuthor ? [Part(CreditWords.byNoAuthor)] : []
    }

    private static func terms(of photo: Photo, _ license: Part) -> [Part] {
        switch photo.license.family {
        case .creativeCommons:
            let showsPublicWork = photo.licenses?.contains { $0.lowercased() == "public domain" } ?? false
            return [Part(CreditWords.licensed), license]
                + (showsPublicWork ? [Part(CreditWords.publicWork)] : [])
        case .publicDomain: return [Part(CreditWords.marked), license]
        case .other: return [Part(CreditWords.terms), license]
        case .unsplash: return []
        }
    }

    /// The author's own words. A license at their end gets its link; otherwise the license is added, as is the page.
    private static func parts(_ line: String, of photo: Photo, _ license: Part) -> [Part] {
        let source =
            photo.pageLink.map { [Part(CreditWords.separator), Part(CreditWords.page, link: $0)] } ?? []
        guard let named = Self.name(of: photo.license, atEndOf: line) else {
            return [Part(line), Part(CreditWords.separator), license] + source
        }
        let words = Part(String(line.dropLast(named.count)))
        return [words, Part(named, link: license.link, isLicense: true)] + source
    }

    /// Name of the license at the end of a text, in the spelling of the text; `nil` if missing.
    private static func name(of license: License, atEndOf text: String) -> String? {
        if text.hasSuffix(license.name) { return license.name }
        let terms = CreativeCommons(name: license.name)
        return ["/", ",", "-", "|", "("].lazy.compactMap { separator -> String? in
            var ends: [Substring] = []
            var rest = text[...]
            while let index = rest.firstIndex(of: Character(separator)) {
                rest = rest[rest.index(after: index)...]
                ends.append(rest.drop { $0 == " " })
            }
            return ends.first { terms != nil && CreativeCommons(name: String($0)) == terms }.map(String.init)
        }.first
    }

    /// The photo's title, else a description of at most `longestTitle` characters, else `nil`. A name given by a camera
    /// is neither.
    public static func title(of photo: Photo) -> String? {
        let about = photo.about.map(line).flatMap { $0.count <= longestTitle ? $0 : nil }
        return [photo.title.map(line), about].lazy.compactMap(\.self).first {
            !$0.isEmpty && !CameraTitle.matches($0)
        }
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
