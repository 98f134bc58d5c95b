/// The filters a service can do, each with the values it takes of the vocabulary.
public struct FilterAbility: Equatable, Sendable {
    private let values: [FilterName: Set<String>]

    /// An empty set stands for all values of the vocabulary.
    public init(_ values: [FilterName: Set<String>]) {
        self.values = Dictionary(
            uniqueKeysWithValues: values.map { name, some in (name, some.isEmpty ? Set(name.values) : some) })
    }

    /// The whole vocabulary.
    public static let everything = FilterAbility(
        Dictionary(uniqueKeysWithValues: FilterName.allCases.map { ($0, []) }))

    /// The values to choose from, in the order of the vocabulary; nil when the filter cannot be done at all.
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

    /// The filters of a query that cannot be done, in the order of the vocabulary.
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
