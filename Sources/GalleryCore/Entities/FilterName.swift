/// The filters of a search, with the same names and values for all services.
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
    /// How strictly explicit photos are left out: `high` or `low`.
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

    /// Whether the value, as it is stored, is valid.
    public func accepts(_ value: String) -> Bool {
        let parts = parts(of: value)
        guard !parts.isEmpty, !parts.contains("") else { return false }
        return switch self {
        case .source: parts.allSatisfy(Self.isWord)
        case .collection: parts.allSatisfy { Self.isWord($0.lowercased()) }
        case .lang: Self.isWord(value) && 2...7 ~= value.utf8.count
        case .orientation, .color, .order, .license, .type, .size, .content:
            parts.allSatisfy(values.contains)
        }
    }

    private static func isWord(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2D
        }
    }
}

/// The filters a service can do, each with the values it takes.
public struct FilterAbility: Equatable, Sendable {
    private let values: [FilterName: Set<String>]

    /// An empty set stands for all values.
    public init(_ values: [FilterName: Set<String>]) {
        self.values = Dictionary(
            uniqueKeysWithValues: values.map { name, some in (name, some.isEmpty ? Set(name.values) : some) })
    }

    /// All filters with all values.
    public static let everything = FilterAbility(
        Dictionary(uniqueKeysWithValues: FilterName.allCases.map { ($0, []) }))

    /// The values to choose from, in the order of `FilterName.values`; nil when the filter cannot be done at all.
    public func values(of name: FilterName) -> [String]? {
        values[name].map { some in name.values.filter(some.contains) }
    }

    /// Whether a search may ask for this.
    public func takes(_ name: FilterName, _ value: String) -> Bool {
        guard let known = values[name] else { return false }
        return known.isEmpty || name.parts(of: value).allSatisfy(known.contains)
    }

    /// What at least one of the two can do.
    public func union(_ other: FilterAbility) -> FilterAbility {
        FilterAbility(values.merging(other.values) { $0.isEmpty ? $0 : $1.isEmpty ? $1 : $0.union($1) })
    }

    /// The filters of a query that cannot be done, in the order of `FilterName`.
    public func gaps(in query: SearchQuery) -> [FilterGap] {
        FilterName.allCases.compactMap { name in
            guard let value = query.filters[name], !takes(name, value) else { return nil }
            return FilterGap(
                name: name, value: value, taken: values(of: name) ?? [])
        }
    }
}

/// A filter that a service cannot do.
public struct FilterGap: Equatable, Sendable {
    public let name: FilterName
    /// The value asked for.
    public let value: String
    /// The values it would take; none when it does not have the filter at all.
    public let taken: [String]

    public init(name: FilterName, value: String, taken: [String]) {
        (self.name, self.value, self.taken) = (name, value, taken)
    }
}
