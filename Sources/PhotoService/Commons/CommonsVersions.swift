import GalleryCore

/// Versions of a text of Commons by language: elements with `lang`, hidden statements such as
/// `title QS:P1476,it:"Scuola di Atene"` and `label QS:Len,"The School of Athens"`, and lines such as
/// `Deutsch: Garten`. Takes linear time.
struct CommonsVersions {
    private typealias Version = (language: String, text: String)

    private var elements: [Version] = []
    private let statements: [Version]
    private let lines: [Version]
    private let whole: String?

    init(_ html: String) {
        var reader = Reader()
        for token in HTMLTokens(html) { reader.add(token) }
        elements = reader.versions
        let texts = reader.all.pieces.compactMap { piece -> String? in
            switch piece {
            case .hidden(let text), .text(let text, _): text
            default: nil
            }
        }
        statements = texts.flatMap(Self.statements)
        whole = CommonsMetadata.lines(Self.withoutStatements(HTMLFragment(reader.all.pieces).text))
        lines = whole.map(Self.labeled) ?? []
    }

    func text(in language: String) -> String? {
        (elements + statements + lines)
            .first { $0.language == language || $0.language.hasPrefix(language + "-") }?.text
    }

    /// Text in the fragment's first language, without the name of the language.
    var first: String? {
        // A language at the start of a text without elements is that of the first statement.
        elements.first?.text ?? (lines.isEmpty ? nil : (statements + lines).first?.text) ?? whole
            ?? statements.first?.text
    }

    // MARK: Lines and statements

    /// Texts after the names of their languages; empty if the text does not begin with such a name.
    private static func labeled(_ text: String) -> [Version] {
        var versions: [Version] = []
        for line in text.split(separator: "\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            if halves.count == 2, let language = LanguageNames.codes[String(halves[0]).oneLine.lowercased()] {
                versions.append((language, String(halves[1]).oneLine))
            } else if versions.isEmpty {
                return []
            } else {
                versions[versions.count - 1].text += "\n" + line
            }
        }
        return versions.filter { !$0.text.isEmpty }
    }

    private static func statements(_ text: String) -> [Version] {
        let parts = text.split(separator: "QS:", omittingEmptySubsequences: false).dropFirst()
        return parts.compactMap { part in
            // `Len,"…"` for a label, `P1476,en:"…"` for a title.
            let head = part.prefix { $0 != "\"" }
            let value = part.dropFirst(head.count + 1)
            guard head.hasPrefix("L") || head.hasPrefix("P1476,"), let end = value.lastIndex(of: "\"") else {
                return nil
            }
            let language = head.dropFirst(head.hasPrefix("L") ? 1 : 6).prefix { $0 != "," && $0 != ":" }
            let text = String(value[..<end]).oneLine
            return text.isEmpty ? nil : (language.lowercased(), text)
        }
    }

    /// Text before the first statement, which copies at other places do not hide.
    private static func withoutStatements(_ text: String) -> String {
        let parts = text.split(separator: "QS:", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count > 1 else { return text }
        let kind = ["label ", "title ", "date "].first(where: parts[0].hasSuffix) ?? ""
        return String(parts[0].dropLast(kind.count))
    }

    // MARK: Elements

    private struct Reader {
        /// Everything but names of languages.
        var all = HTMLOutline()
        private var outside = HTMLOutline()
        private var blocks: [Version] = []
        private var inlines: [Version] = []
        private var element: Element?
        private var label: Element?

        private struct Element {
            let name: String
            let language: String
            let isBlock: Bool
            var outline = HTMLOutline()
            private var depth = 1

            init(_ name: String, _ attributes: [String: String]) {
                self.name = name
                language = attributes["lang"]?.lowercased() ?? ""
                isBlock = HTMLElements.isBlock(name, attributes)
            }

            mutating func isEnded(by token: HTMLTokens.Token) -> Bool {
                switch token {
                case .start(name, _): depth += 1
                case .end(name): depth -= 1
                default: break
                }
                return depth == 0
            }
        }

        mutating func add(_ token: HTMLTokens.Token) {
            if label != nil {
                if label?.isEnded(by: token) == true { label = nil }
                return
            }
            if case .start("span", let attributes) = token,
                attributes["class"]?.split(separator: " ").contains("language") == true
            {
                label = Element("span", attributes)
                return
            }
            all.add(token)
            if element != nil {
                if element?.isEnded(by: token) == true { end() } else { element?.outline.add(token) }
            } else if case .start(let name, let attributes) = token, attributes["lang"]?.isEmpty == false,
                !HTMLElements.void.contains(name), !HTMLElements.isHidden(name, attributes)
            {
                element = Element(name, attributes)
            } else {
                outside.add(token)
            }
        }

        private mutating func end() {
            if let element, let text = CommonsMetadata.lines(HTMLFragment(element.outline.pieces).text) {
                let version = (element.language, text)
                if element.isBlock { blocks.append(version) } else { inlines.append(version) }
            }
            element = nil
        }

        /// Versions in the order of the text, blocks first. An inline element is one only if nothing but names of
        /// languages is outside: otherwise it is a foreign word in a sentence.
        var versions: [Version] {
            var reader = self
            reader.end()
            let isSentence = reader.outside.pieces.contains { piece in
                guard case .text(let text, _) = piece else { return false }
                let line = text.oneLine
                return line.contains { $0.isLetter || $0.isNumber } && !line.hasSuffix(":")
            }
            return isSentence ? reader.blocks : reader.blocks + reader.inlines
        }
    }
}

extension HTMLFragment {
    fileprivate init(_ pieces: [Piece]) { self.pieces = pieces }
}

/// Names of languages that Commons puts before texts: their own, and English ones.
private enum LanguageNames {
    /// Codes by name in lower case.
    static let codes: [String: String] = {
        var codes: [String: String] = [:]
        for line in names {
            let words = line.split(separator: " ").map(String.init)
            for name in words.dropFirst() { codes[name] = words[0] }
        }
        return codes
    }()

    private static let names = [
        "ar العربية arabic", "be беларуская belarusian", "bg български bulgarian", "ca català catalan",
        "cs čeština czech", "da dansk danish", "de deutsch german", "el ελληνικά greek", "en english",
        "es español spanish", "et eesti estonian", "eu euskara basque", "fa فارسی persian",
        "fi suomi finnish",
        "fr français french", "gl galego galician", "he עברית hebrew", "hr hrvatski croatian",
        "hu magyar hungarian", "it italiano italian", "ja 日本語 japanese", "ko 한국어 korean", "la latina latin",
        "nb norsk norwegian", "nl nederlands dutch", "pl polski polish", "pt português portuguese",
        "ro română romanian", "ru русский russian", "sk slovenčina slovak", "sl slovenščina slovenian",
        "sr српски serbian", "sv svenska swedish", "tr türkçe turkish", "uk українська ukrainian",
        "zh 中文 chinese",
    ]
}
