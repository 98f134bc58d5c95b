import GalleryCore

/// Name of an author in a text that people wrote for a page, as on Wikimedia Commons and in Openverse's copies of it.
enum AuthorName {
    /// Name on one line without sentences, leads, mail addresses and links to talk pages; empty if the text states that
    /// the author is unknown. Items of a list are separated by `;`.
    static func name(in text: String) -> String {
        var name = withoutTalk(text.shortName)
        name = withoutMail(withoutLead(claimed(name)))
        name = name.split(separator: ";").map { withoutFile($0.trimmingBlanks) }.filter { !$0.isEmpty }
            .joined(separator: "; ")
        let words = derived(name).split(separator: " ").drop { $0.lowercased() == "user:" }
        name = words.map(withoutNamespace).joined(separator: " ")
        return isUnknown(name) ? "" : name
    }

    private static func isUnknown(_ name: String) -> Bool {
        if name.hasPrefix("This file is lacking author information") { return true }
        let words = name.lowercased().split { !$0.isLetter }
        return words.contains(where: unknown.contains)
            && words.allSatisfy { unknown.contains($0) || roles.contains($0) }
    }

    /// Glued words come from services that removed the markup between them.
    private static let unknown: Set<Substring> = [
        "unknown", "authorunknown", "artistunknown", "photographerunknown", "unknownunknown", "unbekannt",
        "unbekannter",
        "inconnu", "inconnue", "desconocido", "desconhecido", "sconosciuto", "onbekend", "onbekende", "okänd",
        "ukjent",
        "ukendt", "nieznany", "неизвестен", "неизвестно", "неизвестный", "невідомий", "不明", "不詳", "未知",
    ]
    /// Words beside them that name no person either.
    private static let roles: Set<Substring> = [
        "author", "artist", "photographer", "painter", "creator", "maker", "the", "is", "or", "not",
        "provided", "stated",
        "autor", "auteur", "autore", "fotograf", "photographe", "fotógrafo", "автор", "фотограф",
    ]
}

// MARK: Sentences and leads

extension AuthorName {
    private static let abbreviations: Set<String> = [
        "dr", "mr", "mrs", "ms", "st", "jr", "sr", "prof", "sgt", "cpl", "lt", "capt", "col", "gen", "maj",
        "pfc", "spc",
    ]
    private static let leadWords: Set<Substring> = [
        "this", "the", "a", "photo", "photos", "photograph", "image", "picture", "file", "work", "was", "is",
        "has", "been",
        "taken", "created", "made", "shot", "photographed", "originally", "uploaded", "own", "panorama",
        "map", "drawing",
    ]
    private static let labels = [
        "photo:", "photograph:", "image:", "picture:", "photographer:", "author:", "foto:",
    ]

    /// Name in a sentence that MediaWiki or a template adds; else the text.
    private static func claimed(_ text: String) -> String {
        let notice = "No machine-readable author provided. ", claim = " assumed (based on copyright claims)"
        if text.hasPrefix(notice) {
            let name = text.dropFirst(notice.count)
            return String(name[..<(name.firstRange(of: claim)?.lowerBound ?? name.endIndex)])
        }
        for lead in ["The original uploader was ", "Original uploader was "] where text.hasPrefix(lead) {
            return firstSentence(of: text.dropFirst(lead.count))
        }
        return text
    }

    /// Removes "Photo by", "This picture was taken by" and the like, since credits add "by". "By" begins the names of
    /// some studios, so it is removed only if an agency follows the name: "By NAME / AGENCY".
    private static func withoutLead(_ text: String) -> String {
        let lower = text.lowercased()
        if let label = labels.first(where: lower.hasPrefix), text.count > label.count {
            return text.dropFirst(label.count).trimmingBlanks
        }
        let words = text.split(separator: " ")
        guard let index = words.firstIndex(where: { $0.lowercased() == "by" }), index + 1 < words.count,
            words[..<index].allSatisfy({ leadWords.contains(Substring($0.lowercased())) }),
            index > 0 || words[0] == "by" || words[1].first?.isUppercase == true && text.contains(" / ")
        else { return text }
        let name = words[(index + 1)...].joined(separator: " ")
        return words[..<index].contains { ["was", "is", "been"].contains($0.lowercased()) }
            ? firstSentence(of: name[...]) : name
    }

    /// Text up to the first period that ends neither an initial nor an abbreviation.
    private static func firstSentence(of text: Substring) -> String {
        var words: [Substring] = []
        for word in text.split(separator: " ") {
            words.append(word)
            let plain = word.dropLast().lowercased()
            guard word.last == ".", plain.count > 1,
                !plain.split(separator: ".").allSatisfy({ $0.count == 1 }), !abbreviations.contains(plain)
            else { continue }
            break
        }
        let sentence = words.joined(separator: " ")
        return sentence.hasSuffix(".") && words.last.map { $0.count > 2 } == true
            ? String(sentence.dropLast()) : sentence
    }
}

// MARK: Parts that belong to the page

extension AuthorName {
    private static let talkWords: Set<Substring> = [
        "talk", "page", "contribs", "contributions", "contrib", "uploads", "discussion", "email",
    ]

    /// Removes `(talk)`, `(talk · contribs)`, empty parentheses and the time of a signature, and quotation marks around
    /// such a name.
    private static func withoutTalk(_ text: String) -> String {
        var name = ""
        var isTalk = false
        for character in text {
            name.append(character)
            guard character == ")", let start = name.lastIndex(of: "(") else { continue }
            let words = name[start...].lowercased().split { !$0.isLetter && !$0.isNumber }
            guard words.allSatisfy({ talkWords.contains($0) }) else { continue }
            isTalk = true
            name = String(name[..<start]).oneLine
        }
        if let signed = signature(in: name) { name = String(name[..<signed]) }
        name = name.oneLine
        guard isTalk, name.count > 2, name.first == "\"", name.last == "\"" else { return name }
        return String(name.dropFirst().dropLast()).oneLine
    }

    /// Start of `12:34, 5 May 2010 (UTC)` at the end of a name.
    private static func signature(in name: String) -> String.Index? {
        guard name.hasSuffix(")"), let zone = name.lastIndex(of: "("), let comma = name.lastIndex(of: ","),
            name[zone...].dropFirst().dropLast().allSatisfy({ $0.isASCII && $0.isUppercase })
        else { return nil }
        let time = name[..<comma].suffix(5)
        guard time.count == 5, time.filter(\.isNumber).count == 4, time.contains(":") else { return nil }
        return time.startIndex
    }

    /// Removes mail addresses; of a text that is nothing else, keeps the part before `@`. `@name`, `@name@host` and a
    /// lone `@` are kept.
    private static func withoutMail(_ text: String) -> String {
        guard text.contains("@") else { return text }
        var local: Substring?
        let words = text.split(separator: " ").filter { word in
            let core = word.drop { "<([\"'".contains($0) }.prefix { !">)]\"',;".contains($0) }
            let address = core.hasPrefix("mailto:") ? core.dropFirst(7) : core
            let parts = address.split(separator: "@", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasPrefix("."),
                !parts[1].hasSuffix(".") || parts[1].dropLast().contains(".")
            else { return true }
            local = local ?? parts[0]
            return false
        }
        guard !words.isEmpty else { return local.map(String.init) ?? text }
        var name = words.joined(separator: " ")
        if local != nil {
            while let last = name.last, ",;:-–".contains(last) { name = String(name.dropLast()).oneLine }
        }
        return name
    }

    /// Removes the name of the file that an item of a list is about: `Original.jpg: NAME`.
    private static func withoutFile(_ item: String) -> String {
        let lower = item.lowercased()
        for ending in [
            ".jpg:", ".jpeg:", ".png:", ".gif:", ".svg:", ".tif:", ".tiff:", ".webp:", ".pdf:", ".djvu:",
        ] {
            guard let found = lower.firstRange(of: ending) else { continue }
            return item.dropFirst(lower.distance(from: lower.startIndex, to: found.upperBound)).trimmingBlanks
        }
        return item.drop { ":,".contains($0) }.trimmingBlanks
    }

    /// Separates the author of a derivative work from the others.
    private static func derived(_ name: String) -> String {
        let label = "derivative work:"
        guard let found = name.firstRange(of: label), found.lowerBound > name.startIndex else { return name }
        var others = String(name[..<found.lowerBound]).oneLine
        while let last = others.last, ",;".contains(last) { others = String(others.dropLast()).oneLine }
        return others.isEmpty ? String(name[found.lowerBound...]) : others + "; " + name[found.lowerBound...]
    }

    private static func withoutNamespace(_ word: Substring) -> Substring {
        let plain = word.drop { $0 == "[" }
        for namespace in ["User:", "user:"] where plain.hasPrefix(namespace) && plain.count > namespace.count
        {
            return plain.dropFirst(namespace.count).prefix { $0 != "]" && $0 != "|" }
        }
        return word
    }
}

extension StringProtocol {
    fileprivate var trimmingBlanks: String { String(self).oneLine }
}
