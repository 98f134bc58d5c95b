public struct FilterAbility: Equatable, Sendable {
    private let values: [FilterName: Set<String>]

    /// An empty set means that all values of the filter are supported, except those for files.
    public init(_ values: [FilterName: Set<String>]) {
        self.values = Dictionary(
            uniqueKeysWithValues: values.map { name, some in (name, some.isEmpty ? Set(name.values) : some) })
    }

    public static let everything = FilterAbility(
        Dictionary(uniqueKeysWithValues: FilterName.allCases.map { ($0, Set($0.values + $0.fileValues)) }))

    /// Filters that this program applies to the results of any service.
    public static let ofResults = FilterAbility([.width: [], .height: []])

    /// Filters of stored photos.
    public static let ofStored = FilterAbility(
        Dictionary(uniqueKeysWithValues: FilterName.ofPhotos.map { ($0, []) }))

    /// Filters of the user's folders.
    public static let ofFiles = ofStored.union(
        FilterAbility([
            .order: Set(FilterName.order.fileValues + ["latest"]), .type: Set(FilterName.type.fileValues),
            .size: Set(FilterName.size.fileValues),
            .date: Set(FilterName.date.fileValues), .camera: [], .name: [], .author: [],
        ]))

    public var names: [FilterName] { FilterName.allCases.filter { values[$0] != nil } }

    /// Supported values in the order of `FilterName.values`, empty if they cannot be listed; `nil` for no support.
    public func values(of name: FilterName) -> [String]? {
        let known = (name == .license ? name.values + [FilterName.any] : name.values) + name.fileValues
        return values[name].map { some in known.filter(some.contains) }
    }

    public func supports(_ name: FilterName, _ value: String) -> Bool {
        guard let allowed = values[name] else { return name == .license && value == FilterName.any }
        if allowed.isEmpty { return true }
        return name.isOfFile(value)
            ? !allowed.isDisjoint(with: name.fileValues)
            : name.parts(of: value).allSatisfy(allowed.contains)
    }

    public func union(_ other: FilterAbility) -> FilterAbility {
        FilterAbility(values.merging(other.values) { $0.isEmpty ? $0 : $1.isEmpty ? $1 : $0.union($1) })
    }

    public func gaps(in query: SearchQuery) -> [FilterGap] {
        FilterName.allCases.compactMap { name in
            guard let value = query.filters[name], !supports(name, value) else { return nil }
            return FilterGap(
                name: name, value: value, allowed: values(of: name) ?? [])
        }
    }
}

public struct FilterGap: Equatable, Sendable {
    public let name: FilterName
    public let value: String
    /// Supported values; empty if the whole filter is unsupported.
    public let allowed: [String]

    public init(name: FilterName, value: String, allowed: [String]) {
        self.name = name
        self.value = value
        self.allowed = allowed
    }
}
