/// The values a setting takes.
public enum SettingValues: Equatable, Sendable {
    /// One of these words, in any case.
    case words([String])
    /// A whole number of the range, or a word that stands for none.
    case count(ClosedRange<Int>, or: String = automatic)
    /// A file or folder; `~/` stands for the home folder.
    case path(example: String)
    /// A name that only the running program knows.
    case name(example: String)
    /// A base address; whether it can be used is checked where it is.
    case address

    /// The word for "decided by the program".
    public static let automatic = "auto"

    static let onOff = words(["on", "off"])

    /// False for a value that could not be read back from the settings file, too.
    func takes(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            text.first?.isWhitespace == false, text.last?.isWhitespace == false
        else { return false }
        let word = text.lowercased()
        return switch self {
        case .words(let words): words.contains(word)
        case .count(let range, let other): word == other || Int(word).map(range.contains) ?? false
        case .path, .address, .name: true
        }
    }

    /// As in a usage line: `on|off`.
    var usage: String {
        switch self {
        case .words(let words): words.joined(separator: "|")
        case .count(let range, let other): "\(other)|\(range.lowerBound)-\(range.upperBound)"
        case .path, .address: example
        case .name: "NAME"
        }
    }

    /// A value that is taken.
    var example: String {
        switch self {
        case .words(let words): words.first ?? ""
        case .count(_, let other): other
        case .path(let example), .name(let example): example
        case .address: "https://HOST"
        }
    }
}
