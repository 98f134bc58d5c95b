/// Search filter, with common names and values for all services.
public enum FilterName: String, CaseIterable, Hashable, Sendable, Codable {
    /// `landscape`, `portrait` or `square`.
    case orientation
    /// Color name or `bw`.
    case color
    /// `relevant`, `latest`, `popular` or `editorial`.
    case order
    /// License codes, or groups such as `commercial`.
    case license
    /// Picture type. Services with other types than photographs return only these by default.
    case type
    /// `small`, `medium` or `large`.
    case size
    /// Source collection of an aggregator, such as `flickr` or `wikimedia`.
    case source
    /// Keys of collections, one of which must contain the photo.
    case collection
    /// Content safety level: `high` or `low`.
    case content
    /// Language of the query, such as `de` or `zh-hant`.
    case lang

    /// Accepted values; empty if any word is accepted.
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

    /// Whether several comma-separated values are accepted: `license:by,cc0`.
    public var takesSeveral: Bool { [.license, .source, .collection].contains(self) }

    public func parts(of value: String) -> [String] {
        guard takesSeveral else { return [value] }
        return value.isEmpty
            ? [] : value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// Normalizes typed values to lower case, except case-sensitive collection keys.
    public func written(_ value: String) -> String { self == .collection ? value : value.lowercased() }

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

/// Filters a service supports, with their values.
public struct FilterAbility: Equatable, Sendable {
    private let values: [FilterName: Set<String>]

    /// An empty set means all values.
    public init(_ values: [FilterName: Set<String>]) {
        self.values = Dictionary(
            uniqueKeysWithValues: values.map { name, some in (name, some.isEmpty ? Set(name.values) : some) })
    }

    public static let everything = FilterAbility(
        Dictionary(uniqueKeysWithValues: FilterName.allCases.map { ($0, []) }))

    /// Supported values, in the order of `FilterName.values`; `nil` if the filter is not supported.
    public func values(of name: FilterName) -> [String]? {
        values[name].map { some in name.values.filter(some.contains) }
    }

    public func takes(_ name: FilterName, _ value: String) -> Bool {
        guard let known = values[name] else { return false }
        return known.isEmpty || name.parts(of: value).allSatisfy(known.contains)
    }

    public func union(_ other: FilterAbility) -> FilterAbility {
        FilterAbility(values.merging(other.values) { $0.isEmpty ? $0 : $1.isEmpty ? $1 : $0.union($1) })
    }

    public func gaps(in query: SearchQuery) -> [FilterGap] {
        FilterName.allCases.compactMap { name in
            guard let value = query.filters[name], !takes(name, value) else { return nil }
            return FilterGap(
                name: name, value: value, taken: values(of: name) ?? [])
        }
    }
}

public struct FilterGap: Equatable, Sendable {
    public let name: FilterName
    public let value: String
    /// Supported values; empty if the whole filter is unsupported.
    public let taken: [String]

    public init(name: FilterName, value: String, taken: [String]) {
        self.name = name
        self.value = value
        self.taken = taken
    }
}
