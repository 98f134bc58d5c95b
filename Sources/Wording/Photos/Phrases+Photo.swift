public import GalleryCore

extension Phrases {
    /// Error of `by NAME` if no author in the list has this name.
    public static func noAuthor(_ name: String) -> String {
        localized(
            "No author in this list is called \(name); `search \(name)` searches for the name.",
            "В этом списке нет автора \(name); поискать имя: `search \(name)`.")
    }
    /// Error of `by N` for a photo without author. `target` is the argument that names the photo, with a leading space.
    public static func authorNotStated(_ target: String) -> String {
        localized(
            "No author is stated for this photo; `web\(target)` opens its page.",
            "Автор этой фотографии не указан; её страницу откроет `web\(target)`.")
    }
    public static var untitled: String { localized("Untitled", "Без названия") }

    /// Full title, cut to 200 characters.
    public static func title(of photo: Photo) -> String { cut(fullTitle(of: photo)) }

    /// Cuts a text to 200 characters, so that it does not fill the screen.
    private static func cut(_ text: String) -> String {
        let limit = 200
        // Compares bytes first, because counting the characters of a long text is slow.
        return text.utf8.count <= limit || text.prefix(limit + 1).count <= limit
            ? text : text.prefix(limit) + "…"
    }

    /// First available name: title, description, alt text or "Untitled", as one line.
    public static func fullTitle(of photo: Photo) -> String { photo.displayTitle ?? untitled }

    /// Title, shortened if it is longer than 120 characters, and the rest of its text, else the description.
    public static func shortTitle(of photo: Photo) -> (title: String, rest: String?) {
        let text = fullTitle(of: photo)
        let limit = 120
        guard text.count > limit else {
            let about = (photo.about ?? "").oneLine
            return (text, about.isEmpty || about == text ? nil : about)
        }
        let ends = [". ", "! ", "? ", "。"].compactMap { text.firstRange(of: $0)?.upperBound }
        if let end = ends.min(), text[..<end].count <= limit {
            return (String(text[..<end].reversed().drop { $0 == " " }.reversed()), String(text[end...]))
        }
        let start = text.prefix(limit)
        let end = start.lastIndex(of: " ") ?? start.endIndex
        return (text[..<end] + "…", String(text[end...].drop { $0 == " " }))
    }

    public static func by(_ author: String) -> String { localized("by \(author)", "автор: \(author)") }

    /// Printed directly after a title.
    public static func byline(_ author: String) -> String { localized("by \(author)", "— автор \(author)") }

    /// Size, date, likes, an uncommon file type and license, as far as known: `3,000 × 2,000 · 2023-09-04 · CC0`.
    public static func facts(of photo: Photo) -> String {
        var facts: [String] = []
        if let size = photo.size { facts.append("\(number(size.width)) × \(number(size.height))") }
        if let day = statedDay(of: photo) { facts.append(day) }
        if let likes = photo.counts.likes { facts.append(Self.likes(likes)) }
        if let type = photo.fileType, !shownTypes.contains(type) { facts.append(type.uppercased()) }
        if let license = statedLicense(of: photo) { facts.append(license) }
        return facts.joined(separator: " · ")
    }

    /// Size and date, as far as known.
    public static func sizeAndDate(of photo: Photo) -> [String] {
        [
            photo.size.map { "\(number($0.width)) × \(number($0.height))" }, statedDay(of: photo),
        ].compactMap(\.self)
    }

    /// Date of a file as in its caption; `nil` if that is its byline.
    private static func statedDay(of photo: Photo) -> String? {
        let caption = Files.caption(of: photo)
        return photo.isWithoutAuthor && caption != nil ? nil : caption ?? photo.date.map(day)
    }

    /// License, service and size, below a photo in a list; a narrow column cuts the size.
    public static func shortFacts(of photo: Photo, on service: ServiceName?) -> String {
        let size = photo.size.map { "\(number($0.width)) × \(number($0.height))" }
        return [statedLicense(of: photo), service?.rawValue, size].compactMap(
            \.self
        ).joined(separator: " · ")
    }

    /// `nil` for a file in the user's folders that states no license, as most do.
    public static func statedLicense(of photo: Photo) -> String? {
        let isFile = photo.id.isAddress || photo.fileAddress != nil
        return isFile && photo.license.name == License.notStated ? nil : licenseName(of: photo)
    }

    static func licenseName(of photo: Photo) -> String {
        photo.license.name == License.notStated
            ? localized("license not stated", "лицензия не указана") : photo.license.name
    }

    private static func likes(_ count: Int) -> String {
        localized(
            counted(count, "like", "likes"), counted(count, "отметка", "отметки", "отметок") + " «нравится»")
    }

    static let shownTypes = [verbatim("jpg"), verbatim("png"), verbatim("webp")]

    public static func name(of author: Author) -> String {
        author.name.isEmpty ? localized("unknown author", "автор неизвестен") : author.name
    }

    /// `by NAME`, or that the local file states no author.
    public static func byline(of photo: Photo) -> String {
        photo.isWithoutAuthor ? Files.caption(of: photo) ?? noAuthor : byline(name(of: photo.author))
    }

    /// As `byline`, but not directly after the title, so that Russian needs no dash.
    public static func authorship(of photo: Photo) -> String {
        let name = name(of: photo.author)
        return photo.isWithoutAuthor
            ? Files.caption(of: photo) ?? noAuthor : localized("by \(name)", "автор \(name)")
    }

    public static var noAuthor: String { localized("author not stated", "автор не указан") }

    public static var detailsMissing: String {
        localized(
            "Details could not be loaded; showing what the list had.",
            "Подробности загрузить не удалось; показано то, что было в списке.")
    }
    public static var firstPhoto: String { localized("This is the first photo.", "Это первая фотография.") }
    public static var lastPhoto: String { localized("This is the last photo.", "Это последняя фотография.") }
}
