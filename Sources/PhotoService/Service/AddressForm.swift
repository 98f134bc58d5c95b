import GalleryCore

/// Form of web addresses that name a photo, written like an address: `flickr.com/photos/*/{}/**?page={}#x/{}`.
/// - `{}` is a captured text of at least one character, which may have literal text around it: `File:{}`.
/// - `*` is any host label or path segment, `{lang}` one that is a language code, `**` any number of segments.
/// - A parameter or fragment that the form lacks is ignored. Case is ignored, and `www.` at the start.
///
/// Texts are compared and captured after percent-decoding.
struct AddressForm: Sendable {
    private enum Part: Sendable {
        case any, anyNumber, language
        case literal(String)
        case captured(before: String, after: String)

        init(_ text: Substring) {
            switch text {
            case "*": self = .any
            case "**": self = .anyNumber
            case "{lang}": self = .language
            default:
                guard let mark = text.firstRange(of: "{}") else {
                    self = .literal(text.lowercased())
                    return
                }
                self = .captured(
                    before: text[..<mark.lowerBound].lowercased(),
                    after: text[mark.upperBound...].lowercased())
            }
        }
    }

    /// Host as written in the form.
    let host: String
    private let labels: [Part]
    private let segments: [Part]
    private let parameter: (name: String, part: Part)?
    private let fragment: [Part]?
    private let key: @Sendable (_ captured: [String]) -> String?

    /// Key of the photo from the captured texts, in the order of the form; `nil` if the address names no photo.
    init(_ form: String, key: @escaping @Sendable (_ captured: [String]) -> String?) {
        let halves = form.split(separator: "#", maxSplits: 1)
        let parts = halves[0].split(separator: "?", maxSplits: 1)
        let path = parts[0].split(separator: "/")
        host = String(path[0])
        labels = path[0].split(separator: ".").map(Part.init)
        segments = path.dropFirst().map(Part.init)
        parameter = parts.dropFirst().first.flatMap { text in
            let pair = text.split(separator: "=", maxSplits: 1)
            return pair.count == 2 ? (String(pair[0]), Part(pair[1])) : nil
        }
        fragment = halves.count > 1 ? halves[1].split(separator: "/").map(Part.init) : nil
        self.key = key
    }

    /// Forms with one rule for the key; each has all captured texts that the rule takes.
    static func all(_ forms: [String], key: @escaping @Sendable (_ captured: [String]) -> String?) -> [Self] {
        forms.map { AddressForm($0, key: key) }
    }

    func key(of address: AddressParts) -> String? {
        var captured: [String] = []
        guard Self.match(labels, address.labels, &captured), Self.match(segments, address.path, &captured)
        else { return nil }
        if let parameter {
            guard let value = address.query[parameter.name],
                Self.match([parameter.part], [value], &captured)
            else { return nil }
        }
        if let fragment, !Self.match(fragment, address.fragment, &captured) { return nil }
        return key(captured)
    }

    private static func match(_ parts: [Part], _ texts: [String], _ captured: inout [String]) -> Bool {
        if case .anyNumber? = parts.last {
            let fixed = parts.dropLast()
            return texts.count >= fixed.count
                && match(Array(fixed), Array(texts.prefix(fixed.count)), &captured)
        }
        guard parts.count == texts.count else { return false }
        for (part, text) in zip(parts, texts) {
            switch part {
            case .any, .anyNumber: continue
            case .language:
                guard isLanguage(text) else { return false }
            case .literal(let literal):
                guard text.lowercased() == literal else { return false }
            case .captured(let before, let after):
                guard text.count > before.count + after.count,
                    text.prefix(before.count).lowercased() == before,
                    text.suffix(after.count).lowercased() == after
                else { return false }
                captured.append(String(text.dropFirst(before.count).dropLast(after.count)))
            }
        }
        return true
    }

    /// Whether the text is a language code as in addresses: `de`, `pt-br`, `zh-min-nan`.
    static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts[0].utf8.count) && text.utf8.count <= 12
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
            }
    }
}

/// Parts of a web address, percent-decoded.
struct AddressParts {
    /// In lower case, without `www`.
    let labels: [String]
    let path: [String]
    let query: [String: String]
    /// Segments of the fragment, without a query in it.
    let fragment: [String]

    /// The scheme may be missing. `nil` for an address whose bytes are not UTF-8.
    init?(_ address: String) {
        let address = WebLink.withoutScheme(address) ?? address[...]
        let text = address.prefix { $0 != "#" }
        let location = text.prefix { $0 != "?" }
        let authority = location.prefix { $0 != "/" }
        let labels = authority.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        self.labels = (labels.first == "www" ? labels.dropFirst() : labels[...]).map(String.init)
        var isValid = true
        func decoded(_ part: Substring) -> String {
            let text = String(validating: part.percentDecodedBytes, as: UTF8.self)
            if text == nil { isValid = false }
            return text ?? ""
        }
        path = location[authority.endIndex...].split(separator: "/").map(decoded)
        fragment = address[text.endIndex...].dropFirst().prefix { $0 != "?" }.split(separator: "/").map(
            decoded)
        var query: [String: String] = [:]
        for pair in text[location.endIndex...].dropFirst().split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, query[String(halves[0])] == nil else { continue }
            // In a query, `+` is a space (WHATWG URL, 5.1).
            query[String(halves[0])] = decoded(Substring(halves[1].replacing("+", with: " ")))
        }
        self.query = query
        guard isValid else { return nil }
    }
}
