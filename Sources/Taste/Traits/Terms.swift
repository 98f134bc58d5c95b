import GalleryCore

/// Splits text into informative words about a photo.
struct Terms {
    /// Weight of words in titles, alternative texts and topics; words in tags, which are more specific, have 1.
    static let ofText = 0.5
    /// Maximum number of bytes (in `forms`: characters) read of a text, to bound the cost of hostile text.
    private static let longest = 2_000
    /// Maximum characters of a tag that is used as the spelling of a term.
    private static let longestTag = 24

    /// Fields of a photo. A word's weight is multiplied by the number of fields that contain the word.
    private struct Fields: OptionSet {
        let rawValue: UInt8
        static let tags = Fields(rawValue: 1)
        static let title = Fields(rawValue: 2)
        static let altText = Fields(rawValue: 4)
    }

    private struct Mention {
        var weight = 0.0
        var fields: Fields = []
    }

    private var mentions: [String: Mention]
    private var word: [UInt8] = []

    private init(capacity: Int) {
        mentions = Dictionary(minimumCapacity: capacity)
        word.reserveCapacity(32)
    }

    /// Words of tags, topics and texts with weights; a word counts once per field (after BM25F, Robertson et al. 2004).
    static func of(_ photo: Photo) -> [String: Double] {
        var terms = Terms(capacity: 24)
        for tag in photo.tags.prefix(64) where !tag.isCameraFileName { terms.add(tag, 1, .tags) }
        for topic in (photo.topics ?? []).prefix(32) { terms.add(topic, ofText) }
        for (text, field) in [(photo.title, Fields.title), (photo.altText, .altText)] {
            if let text, !text.isCameraFileName { terms.add(text, ofText, field) }
        }
        // The camera and its maker are no subject of the photo.
        if let camera = photo.exif?.camera { for term in of(camera).keys { terms.mentions[term] = nil } }
        return terms.weights
    }

    static func of(_ text: String) -> [String: Double] {
        var terms = Terms(capacity: 4)
        terms.add(text, 1)
        return terms.weights
    }

    /// First spelling of each term in the photo.
    static func forms(of photo: Photo) -> [String: String] {
        let texts = photo.tags.prefix(64) + [photo.title, photo.altText].compactMap(\.self)
        let words = texts.flatMap { text in
            text.prefix(longest).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        let pairs = words.flatMap { word in of(word).keys.map { ($0, word) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Spelling of each term: the shortest tag that contains it and only familiar terms, else a word of a text.
    static func spellings(of photo: Photo, isFamiliar: ([String]) -> Bool) -> [String: String] {
        let tags = photo.tags.prefix(64).filter { $0.count <= longestTag }
        let spelled = tags.sorted { $0.count < $1.count }.flatMap { tag -> [(String, String)] in
            let terms = Array(of(tag).keys)
            // Other words, such as the year and the preposition of `1938 in Ohio`, are no part of a taste.
            guard tag.split(whereSeparator: \.isWhitespace).count == terms.count else { return [] }
            return terms.count == 1 || isFamiliar(terms) ? terms.map { ($0, tag) } : []
        }
        return Dictionary(spelled) { first, _ in first }.merging(forms(of: photo)) { tag, _ in tag }
    }

    private var weights: [String: Double] {
        mentions.mapValues { $0.weight * Double(max(1, $0.fields.rawValue.nonzeroBitCount)) }
    }

    private mutating func add(_ text: String, _ weight: Double, _ field: Fields = []) {
        var text = Self.lowercased(text)
        text.withUTF8 { bytes in
            for byte in bytes.prefix(Self.longest) {
                switch byte {
                case 0x41...0x5A: word.append(byte | 0x20)
                case _ where Self.isLetter(byte): word.append(byte)
                default: end(weight, field)
                }
            }
        }
        end(weight, field)
    }

    private mutating func end(_ weight: Double, _ field: Fields) {
        defer { word.removeAll(keepingCapacity: true) }
        guard word.count > 2, Self.isSubject(word) else { return }
        makeSingular()
        guard Self.isSubject(word) else { return }
        // A single dictionary lookup, since a page has thousands of words.
        Self.record(weight, field, in: &mentions[String(decoding: word, as: UTF8.self), default: Mention()])
    }

    /// Whether the term may describe a photo. Words with digits are dates, sizes and names of files.
    static func isSubject(_ term: String) -> Bool {
        !term.utf8.contains(where: isDigit) && !StopWords.all.contains(term)
    }

    private static func isSubject(_ word: [UInt8]) -> Bool {
        !word.contains(where: isDigit) && !StopWords.contain(word)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Removes the `s` of English plurals, as in the S stemmer of Harman, "How Effective Is Suffixing?" (1991), and the
    /// `es` of `churches`, `bushes`, `glasses` and `boxes`.
    private mutating func makeSingular() {
        guard word.last == UInt8(ascii: "s"), word.count > 3 else { return }
        let (before, third) = (word[word.count - 2], word[word.count - 3])
        switch before {
        case UInt8(ascii: "u"), UInt8(ascii: "s"): return
        case UInt8(ascii: "e") where third == UInt8(ascii: "i") && !Self.isVowel(word[word.count - 4]):
            word.removeLast(3)
            word.append(UInt8(ascii: "y"))
        case UInt8(ascii: "e") where Self.isSibilant(word.dropLast(2)): word.removeLast(2)
        default: word.removeLast()
        }
    }

    /// All bytes beyond ASCII count as letters: such a word ends at an ASCII blank or punctuation mark.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || isDigit(byte) || byte >= 0x80
    }

    private static func isSibilant(_ word: ArraySlice<UInt8>) -> Bool {
        ["ch", "sh", "ss", "x"].contains { word.reversed().starts(with: $0.utf8.reversed()) }
    }

    private static func isVowel(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "a") || byte == UInt8(ascii: "e")
    }

    private static func record(_ weight: Double, _ field: Fields, in mention: inout Mention) {
        mention.weight = max(mention.weight, weight)
        mention.fields.insert(field)
    }

    /// ASCII text is returned unchanged: `add` lowercases its bytes.
    private static func lowercased(_ text: String) -> String {
        text.utf8.contains { $0 >= 0x80 } ? text.lowercased() : text
    }
}

private enum StopWords {
    static let all: Set<String> = [
        "about", "above", "across", "after", "against", "all", "along", "also", "among", "and", "any", "are",
        "around", "because", "been", "before", "behind", "being", "below", "beneath", "beside", "besides",
        "between", "both", "but", "can", "could", "did", "does", "during", "each", "for", "from", "had",
        "has",
        "have", "here", "her", "him", "his", "how", "image", "into", "its", "just", "many", "more", "most",
        "much", "near", "next", "not", "off", "only", "onto", "other", "our", "out", "over", "photo",
        "photograph", "picture", "she", "shot", "some", "such", "than", "that", "the", "their", "them",
        "then",
        "there", "these", "they", "this", "those", "through", "too", "toward", "towards", "under", "untitled",
        "upon", "very", "was", "were", "what", "when", "where", "which", "while", "who", "will", "with",
        "within", "without", "would", "you", "your",
        // Makers of cameras, which are frequent tags, also of photos without EXIF.
        "canon", "canoneos", "casio", "dji", "dslr", "eos", "fuji", "fujifilm", "gopro", "hasselblad",
        "iphone", "kodak",
        "leica", "lumix", "minolta", "mirrorless", "nikkor", "nikon", "olympus", "panasonic", "pentax",
        "ricoh",
        "samsung", "sigma", "sony", "tamron",
        // Parts of the names that cameras give to files.
        "dsc", "dscf", "dscn", "gif", "img", "imgp", "jpeg", "jpg", "mvimg", "png", "pxl", "svg",
        "tif", "tiff", "webp",
        "без", "во", "для", "до", "её", "за", "из", "или", "их", "как", "ко", "между", "на", "над", "не",
        "но",
        "об", "около", "от", "по", "под", "после", "при", "про", "со", "то", "через", "что", "это",
    ]

    /// For each first byte, a bit set of the lengths of the stop words: rejects most other words without a lookup.
    private static let lengths: [UInt32] = {
        var lengths = [UInt32](repeating: 0, count: 256)
        for word in all { if let first = word.utf8.first { lengths[Int(first)] |= 1 << word.utf8.count } }
        return lengths
    }()

    /// `word` is lower-case UTF-8.
    static func contain(_ word: [UInt8]) -> Bool {
        guard let first = word.first, lengths[Int(first)] & (1 << word.count) != 0 else { return false }
        return all.contains(String(decoding: word, as: UTF8.self))
    }
}
