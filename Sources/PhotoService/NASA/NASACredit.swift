import GalleryCore

/// Credit line in a description, such as `Image credit: ESA/Hubble & NASA, Acknowledgement: Judy Schmidt`.
struct NASACredit: Equatable, Sendable {
    /// Names as written, with acknowledgements.
    let text: String

    init(_ text: String) { self.text = text }

    /// `nil` if the description, which is HTML or text, has no credit line.
    init?(description: String) {
        let bytes = Array(description.utf8.prefix(Self.longest))
        guard let start = Self.start(in: bytes) else { return nil }
        let line = String(decoding: bytes[start..<Self.end(of: bytes, from: start)], as: UTF8.self)
        let text = Self.trimmed(HTMLFragment(line).text.oneLine)
        guard !text.isEmpty else { return nil }
        self.text = text.shortName
    }

    /// Whether ESA/Hubble or ESA/Webb is named, whose pictures are under CC BY 4.0 (esahubble.org/copyright).
    var isOfESA: Bool {
        let names = text.lowercased().split { " /-".contains($0) }.joined(separator: "/")
        return ["esa/hubble", "esa/webb"].contains(where: names.contains)
    }

    private static let longest = 20_000

    // MARK: Beginning

    private static let pictures: Set = [
        "image", "images", "photo", "photos", "picture", "photograph", "illustration", "photographer",
    ]
    private static let others: Set = [
        "text", "story", "caption", "article", "video", "animation", "music", "audio", "editor", "writer",
    ]

    /// Index after the first label for a picture, such as `Photo credit:`, else after the first `Credit:`.
    private static func start(in bytes: [UInt8]) -> Int? {
        var general: Int?
        for index in bytes.indices where isWord("credit", in: bytes, at: index) {
            let before = words(in: bytes, before: index)
            guard let last = before.last.map(String.init) ?? Optional(""), !others.contains(last),
                let value = value(in: bytes, after: index + "credit".count)
            else { continue }
            // Also `Image and text credit:` and `Image copyright and credit:`.
            if !pictures.isDisjoint(with: before.map(String.init)) { return value }
            general = general ?? value
        }
        return general
    }

    /// Up to four lowercased words on the line before an index.
    private static func words(in bytes: [UInt8], before index: Int) -> ArraySlice<Substring> {
        let start = max(0, index - 40)
        let text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        let clause = text.split(omittingEmptySubsequences: false) { ".:;\n\r<>".contains($0) }.last ?? ""
        return clause.split { !$0.isLetter }.suffix(4)
    }

    /// Index of the value after a label that ends in a colon; `nil` without a colon.
    private static func value(in bytes: [UInt8], after end: Int) -> Int? {
        var index = end
        let rest = String(decoding: bytes[end..<min(end + 40, bytes.count)], as: UTF8.self).lowercased()
        let label = rest.prefix { $0 != ":" && $0 != "：" }
        guard label.count < rest.count else { return nil }
        let words = label.split { !$0.isLetter }
        guard
            words.allSatisfy({
                ["s", "amp", "and", "copyright", "b", "i", "strong", "em", "line"].contains($0)
            })
        else { return nil }
        index += label.utf8.count + (rest.dropFirst(label.count).first?.utf8.count ?? 1)
        // Skips white space and tags.
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"),
                let close = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
            {
                index = close + 1
            } else if bytes[index] <= 0x20 {
                index += 1
            } else {
                return index
            }
        }
        return nil
    }

    // MARK: End

    private static let ends = [
        "text credit", "image credit", "photo credit", "video credit", "read more", "learn more",
        "find out more",
        "for more", "more information", "more info", "to read", "to learn", "to see", "to download",
        "see more",
        "follow us", "like us", "find us", "nasa image use policy",
        "nasa goddard space flight center enables",
        "last updated", "download", "watch ", "view ", "http://", "https://", "www.", "caption:", "text:",
        "story:",
    ]
    private static let breaks = ["<br", "<p", "</p", "<div", "</div", "<li", "</li", "\n", "\r", "  "]
    private static let abbreviations: Set = [
        "univ", "inst", "dr", "st", "jr", "sr", "corp", "inc", "ltd", "al", "prof", "dept", "co", "mt", "ph",
    ]

    /// Index of the line break or block tag that ends a credit, unless an acknowledgement follows; a credit has at most
    /// 1,000 bytes.
    private static func end(of bytes: [UInt8], from start: Int) -> Int {
        let limit = min(start + 1_000, bytes.count)
        return (start..<limit).first { index in
            let next = bytes[index...].firstIndex { $0 > 0x20 } ?? limit
            return breaks.contains { isWord($0, in: bytes, at: index, isWhole: false) }
                && !isWord("acknowledg", in: bytes, at: next)
        } ?? limit
    }

    /// Text before the next label, invitation, address or sentence, without enclosing parentheses.
    private static func trimmed(_ line: String) -> String {
        let lowered = line.lowercased()
        var text = line[...]
        // Lengths differ only for rare letters, for which the line stays as it is.
        if lowered.count == line.count {
            let starts = ends.compactMap { lowered.firstRange(of: $0)?.lowerBound }
            if let first = starts.min() {
                text = line.prefix(lowered.distance(from: lowered.startIndex, to: first))
            }
        }
        text = sentence(text)
        func isEdge(_ character: Character) -> Bool {
            character.isWhitespace || ",;:|-–—[".contains(character)
        }
        while let last = text.last, isEdge(last) { text.removeLast() }
        if text.last == ".", !abbreviations.contains(lastWord(of: text.dropLast())) { text.removeLast() }
        if text.hasPrefix("("), text.firstIndex(of: ")") == text.indices.last {
            text = text.dropFirst().dropLast()
        } else if text.last == ")", !text.contains("(") {
            text = text.dropLast()
        }
        return String(text).oneLine
    }

    /// Text up to a period that ends a sentence: neither after an initial nor after an abbreviation.
    private static func sentence(_ text: Substring) -> Substring {
        for period in text.ranges(of: ". ") {
            let before = text[..<period.lowerBound], word = lastWord(of: before)
            if word.count > 1 && !abbreviations.contains(word) || before.last == ")" { return before }
        }
        return text
    }

    private static func lastWord(of text: Substring) -> String {
        String(text.reversed().prefix { $0.isLetter }.reversed()).lowercased()
    }

    /// Whether ASCII text is at an index, in any case, and unless it is part of a tag, not after a letter.
    private static func isWord(_ word: String, in bytes: [UInt8], at index: Int, isWhole: Bool = true) -> Bool
    {
        guard bytes.count - index >= word.utf8.count else { return false }
        if isWhole, index > 0, isLetter(bytes[index - 1]) { return false }
        return zip(bytes[index...], word.utf8).allSatisfy { byte, wanted in
            (isLetter(byte) ? byte | 0x20 : byte) == wanted
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
}
