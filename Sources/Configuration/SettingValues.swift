import GalleryCore

public enum SettingValues: Equatable, Sendable {
    /// One of these words, in any case.
    case choices([String])
    /// Integer in the range, or the given word.
    case count(ClosedRange<Int>, or: String = automatic)
    /// File or folder; `~/` is expanded.
    case path(example: String)
    /// Folders, separated by colons; `~/` is expanded.
    case paths(example: String)
    /// Name from a list known only at run time, such as that of the services.
    case name(example: String)
    /// Base address; validated when used.
    case address
    /// Value of the filter `license`, or `any`.
    case license
    /// Template of file names, `slug` or `auto`.
    case fileName
    /// Mail or web address that can be a comment in an HTTP header, or `none`.
    case contact

    /// Value that lets the program decide.
    public static let automatic = "auto"
    public static let none = "none"
    /// Value that clears a setting.
    public static let usual = "default"

    public static let anyLicense = "any"
    /// Width of files that are not scaled down.
    public static let fullSize = "full"

    static let onOff = choices(["on", "off"])

    /// Whether the text is a value of this kind that the settings file can represent.
    func accepts(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            text.first?.isWhitespace == false, text.last?.isWhitespace == false
        else { return false }
        let word = text.lowercased()
        return switch self {
        case .choices(let choices): choices.contains(word)
        case .count(let range, let other): word == other || Int(word).map(range.contains) ?? false
        case .path, .address, .name: true
        case .paths: word == Self.usual || !Self.paths(in: text).isEmpty
        case .license: word == Self.anyLicense || FilterName.license.accepts(word)
        case .fileName: ["auto", "slug"].contains(word) || Self.isTemplate(text)
        case .contact: word == Self.none || Self.isContact(word)
        }
    }

    private static func isContact(_ text: String) -> Bool {
        (text.contains("@") || text.hasPrefix("https://") || text.hasPrefix("http://"))
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()\\".utf8.contains($0) }
    }

    /// Paths of a value with several, of which none is empty; none for `default`.
    public static func paths(in text: String) -> [String] {
        text.lowercased() == usual ? [] : text.split(separator: ":").map(String.init)
    }

    var usage: String {
        switch self {
        case .choices(let choices): choices.joined(separator: "|")
        case .count(let range, let other): "\(other)|\(range.lowerBound)-\(range.upperBound)"
        case .path, .paths, .address, .contact: example
        case .name: "NAME"
        case .license: "any|commercial|by|…"
        case .fileName: "auto|slug|TEMPLATE"
        }
    }

    private static func isTemplate(_ text: String) -> Bool {
        guard let template = try? FileNameTemplate(text) else { return false }
        return template.parts.contains { if case .field = $0 { true } else { false } } && !text.contains("/")
    }

    /// Value in lower case, except paths, contacts and file name templates.
    func normalized(_ text: String) -> String {
        switch self {
        case .contact, .path, .paths: text
        case .fileName where Self.isTemplate(text): text
        default: text.lowercased()
        }
    }

    var example: String {
        switch self {
        case .choices(let choices): choices.first ?? ""
        case .count(_, let other): other
        case .path(let example), .paths(let example), .name(let example): example
        case .address: "https://HOST"
        case .license: "commercial"
        case .fileName: "{author} - {title} ({id})"
        case .contact: "you@example.org"
        }
    }
}
