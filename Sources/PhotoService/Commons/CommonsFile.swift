import GalleryCore

/// File that a photo's key names: by page ID or, until the service was asked, by the name in an address. In keys with
/// names, bytes other than ASCII letters, digits, `_` and `.` are hexadecimal, such as `-C3-B8`.
enum CommonsFile: Equatable, Sendable {
    /// Page ID on Commons; the key is this number.
    case page(String)
    /// Name without namespace: `File.Heron.jpg`.
    case title(String)
    /// Page of a Wikipedia, with namespace: `Wiki.de.Datei-3AHeron.jpg`. The file may be one of Commons.
    case wiki(_ language: String, title: String)
    /// File stored by another wiki of a project: `Other.wikipedia.en.Heron.jpg`.
    case other(project: String, wiki: String, name: String)

    init?(key: String) {
        if let page = CommonsCatalog.pageID(key) {
            self = .page(page)
            return
        }
        let parts = key.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        func name(from index: Int) -> String? {
            let encoded = parts.dropFirst(index).joined(separator: ".").replacing("-", with: "%")
            let name = String(validating: encoded[...].percentDecodedBytes, as: UTF8.self)
            return name?.isEmpty == true ? nil : name
        }
        switch parts[0] {
        case "File":
            guard let name = name(from: 1) else { return nil }
            self = .title(name)
        case "Wiki":
            guard parts.count > 2, AddressForm.isLanguage(parts[1]), let title = name(from: 2) else {
                return nil
            }
            self = .wiki(parts[1], title: title)
        case "Other":
            guard parts.count > 3, let name = name(from: 3) else { return nil }
            self = .other(project: parts[1], wiki: parts[2], name: name)
        default: return nil
        }
    }

    var key: String {
        switch self {
        case .page(let id): id
        case .title(let name): "File." + Self.encoded(name)
        case .wiki(let language, let title): "Wiki.\(language)." + Self.encoded(title)
        case .other(let project, let wiki, let name):
            "Other.\(Self.label(project)).\(Self.label(wiki))." + Self.encoded(name)
        }
    }

    private static func encoded(_ name: String) -> String {
        name.utf8.map { byte in
            let isPlain =
                byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || 0x30...0x39 ~= byte)
                || [0x5F, 0x2E].contains(byte)
            return isPlain
                ? String(Unicode.Scalar(byte))
                : (byte < 16 ? "-0" : "-") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Label of a host name; other characters are left out.
    private static func label(_ text: String) -> String {
        text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
