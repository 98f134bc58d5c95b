import GalleryCore

/// Splits text into the words that say something of a photo.
enum Terms {
    /// Words of a title or a description say less than a tag: they may be about anything.
    static let ofText = 0.5
    /// A hostile text must not cost more than a long one.
    private static let longest = 2_000

    /// Words of tags and texts with their weights.
    static func of(_ photo: Photo) -> [String: Double] {
        var terms: [String: Double] = [:]
        for tag in photo.tags.prefix(64) { add(tag, 1, to: &terms) }
        for text in [photo.title, photo.altText] { add(text ?? "", ofText, to: &terms) }
        return terms
    }

    /// The words of a search.
    static func of(_ words: String) -> [String: Double] {
        var terms: [String: Double] = [:]
        add(words, 1, to: &terms)
        return terms
    }

    private static func add(_ text: String, _ weight: Double, to terms: inout [String: Double]) {
        var word: [UInt8] = []
        word.reserveCapacity(32)
        for byte in lowercased(text).utf8.prefix(longest) {
            switch byte {
            // Almost all text of the services is ASCII, for which this is the cheapest.
            case 0x41...0x5A: word.append(byte | 0x20)
            case _ where isLetter(byte): word.append(byte)
            default: end(&word, weight, &terms)
            }
        }
        end(&word, weight, &terms)
    }

    /// Letters beyond ASCII are not told apart: a word of theirs ends at a blank.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }

    private static func end(_ word: inout [UInt8], _ weight: Double, _ terms: inout [String: Double]) {
        defer { word.removeAll(keepingCapacity: true) }
        guard word.count > 2 else { return }
        makeSingular(&word)
        let text = String(decoding: word, as: UTF8.self)
        guard !StopWords.contain(text) else { return }
        // One look into the table: there are thousands of words to be ranked.
        raise(&terms[text, default: 0], to: weight)
    }

    private static func raise(_ value: inout Double, to weight: Double) {
        if value < weight { value = weight }
    }

    /// ASCII is left as it is.
    private static func lowercased(_ text: String) -> String {
        text.utf8.contains { $0 >= 0x80 } ? text.lowercased() : text
    }

    /// English plurals lose their `s`, as in the S stemmer of Harman, "How Effective Is Suffixing?" (1991).
    private static func makeSingular(_ word: inout [UInt8]) {
        guard word.last == UInt8(ascii: "s"), word.count > 3 else { return }
        let (before, third) = (word[word.count - 2], word[word.count - 3])
        switch before {
        case UInt8(ascii: "u"), UInt8(ascii: "s"): return
        case UInt8(ascii: "e") where third == UInt8(ascii: "i") && !isVowel(word[word.count - 4]):
            word.removeLast(3)
            word.append(UInt8(ascii: "y"))
        default: word.removeLast()
        }
    }

    private static func isVowel(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "a") || byte == UInt8(ascii: "e")
    }
}
