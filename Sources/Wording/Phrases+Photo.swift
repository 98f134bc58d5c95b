public import GalleryCore

extension Phrases {
    /// A name for a photo that has none.
    public static var untitled: String { localized("Untitled", "Без названия") }

    /// The best name there is: title, description, alt text, "Untitled"; one line of it.
    public static func title(of photo: Photo) -> String {
        let names = [photo.title, photo.about, photo.altText]
        let first = names.lazy.compactMap(\.self).map { text in
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }.first { !$0.isEmpty }
        return first ?? untitled
    }

    /// Who made it.
    public static func by(_ author: String) -> String { localized("by \(author)", "автор: \(author)") }

    /// The same, right behind a title.
    public static func byline(_ author: String) -> String { localized("by \(author)", "— автор \(author)") }

    /// Size, date, likes, as far as they are known: `3,000 × 2,000 · 2023-09-04 · 12 likes`.
    public static func facts(of photo: Photo) -> String {
        var facts: [String] = []
        if let size = photo.size { facts.append("\(number(size.width)) × \(number(size.height))") }
        if let date = photo.date { facts.append(day(date)) }
        if let likes = photo.counts.likes { facts.append(Self.likes(likes)) }
        if let type = photo.fileType, !shownTypes.contains(type) { facts.append(type.uppercased()) }
        facts.append(photo.license.name == CreditWords.own ? Boards.ownPicture : photo.license.name)
        return facts.joined(separator: " · ")
    }

    private static func likes(_ count: Int) -> String {
        localized(
            counted(count, "like", "likes"), counted(count, "отметка", "отметки", "отметок") + " «нравится»")
    }

    /// Types of files that are shown and saved as they are, and not worth a word.
    private static let shownTypes = [verbatim("jpg"), verbatim("png"), verbatim("webp")]

    /// The name to print for who made it; services do not always know.
    public static func name(of author: Author) -> String {
        author.name == CreditWords.own
            ? Boards.ownPicture
            : author.name.isEmpty ? localized("unknown author", "автор неизвестен") : author.name
    }

    /// Which one of the details cannot be had now.
    public static var detailsMissing: String {
        localized(
            "Details could not be loaded; this is what is known.",
            "Подробности загрузить не удалось; показано то, что известно.")
    }
    /// The first photo of a list.
    public static var firstPhoto: String { localized("This is the first photo.", "Это первая фотография.") }
    /// The last photo of a list.
    public static var lastPhoto: String { localized("This is the last photo.", "Это последняя фотография.") }
}
