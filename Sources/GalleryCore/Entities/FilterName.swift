/// The filters of a search, in one vocabulary for all services.
public enum FilterName: String, CaseIterable, Hashable, Sendable, Codable {
    /// `landscape`, `portrait` or `square`.
    case orientation
    /// A color word, or `bw`.
    case color
    /// `relevant`, `latest`, `popular` or `editorial`.
    case order
    /// What one may do with a photo: licenses by their codes, or groups of them.
    case license
    /// What kind of picture; services that have more than photographs show those alone unless told otherwise.
    case type
    /// `small`, `medium` or `large`.
    case size
    /// The collection a picture comes from, such as `flickr` or `wikimedia`.
    case source
    /// Only photos that are in one of these collections, by their keys.
    case collection
    /// How strictly what is not for everybody is left out: `high` or `low`.
    case content
    /// The language of the words, such as `de` or `zh-hant`.
    case lang

    /// The values a person may type; none where any word may be a value.
    public var values: [String] {
        switch self {
        case .orientation: ["landscape", "portrait", "square"]
        case .color:
            ["bw", "black", "white", "yellow", "orange", "red", "purple", "magenta", "green", "teal", "blue"]
        case .order: ["relevant", "latest", "popular", "editorial"]
        case .license:
            [
                "commercial", "modification", "cc", "public", "cc0", "pdm", "by", "by-sa", "by-nd", "by-nc",
                "by-nc-sa", "by-nc-nd",
            ]
        case .type: ["photo", "illustration", "artwork", "any"]
        case .size: ["small", "medium", "large"]
        case .content: ["high", "low"]
        case .source, .collection, .lang: []
        }
    }

    /// Whether a value may be several, with commas between them: `license:by,cc0`.
    public var takesSeveral: Bool { [.license, .source, .collection].contains(self) }

    /// The values in what a person typed after the colon.
    public func parts(of value: String) -> [String] {
        guard takesSeveral else { return [value] }
        return value.isEmpty
            ? [] : value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// What a person typed, as it is kept: in lower case, unless the services tell keys apart by it.
    public func written(_ value: String) -> String { self == .collection ? value : value.lowercased() }

    /// Whether the value, as it is kept, is one of the vocabulary.
    public func accepts(_ value: String) -> Bool {
        let parts = parts(of: value)
        guard !parts.isEmpty, !parts.contains("") else { return false }
        return switch self {
        case .source: parts.allSatisfy(Self.isWord)
        case .collection: parts.allSatisfy { Self.isWord($0.lowercased()) }
        case .lang: Self.isWord(value) && 2...7 ~= value.utf8.count
        default: parts.allSatisfy(values.contains)
        }
    }

    private static func isWord(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
        }
    }
}
