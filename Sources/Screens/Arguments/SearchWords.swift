import CommandShell
import GalleryCore
import Wording

/// Parses search words: name and colon begin a filter, a minus excludes a word, only keywords follow `--`.
enum SearchWords {
    static func kinds(_ filters: CompletionSource = .filters) -> [ArgumentKind] {
        [.pair(filters), .phrase(.searches), .seen, .guess(.words)]
    }

    /// With an `ability`, other filters and values are errors. Arguments at `skipped` indices are left out.
    /// Keywords of one argument remain a phrase, in quotation marks, if the search `hasPhrases`.
    static func query(
        _ arguments: [String], by ability: FilterAbility = .everything, except skipped: Set<Int> = [],
        hasPhrases: Bool = false
    ) throws(UsageError) -> SearchQuery {
        var keywords: [String] = []
        var filters: [FilterName: String] = [:]
        var excluded: [String] = []
        var isLiteral = false
        for (index, argument) in arguments.enumerated() where !skipped.contains(index) {
            let halves = Self.halves(argument), isBetween = index > 0 && index + 1 < arguments.count
            if !isLiteral, isBetween, Phrases.isOperator(argument) {
                continue
            } else if !isLiteral, index > 1, Phrases.isNegation(arguments[index - 1]) {
                excluded.append(try word(argument, at: index))
            } else if argument == "--", !isLiteral {
                isLiteral = true
            } else if !isLiteral, FilterForm.isFilter(arguments, at: index) {
                throw UsageError(
                    .filter(argument, known: ability.names.map(\.rawValue)),
                    at: .argument(index, part: argument))
            } else if !isLiteral, let term = SearchQuery.excluded(argument) {
                excluded.append(try word(term, at: index))
            } else if isLiteral || halves.isEmpty {
                keywords.append(hasPhrases && argument.contains(" ") ? "\"\(argument)\"" : argument)
            } else {
                try add(halves, at: index, by: ability, to: &filters)
            }
        }
        return SearchQuery(keywords: keywords.joined(separator: " "), filters: filters, excluded: excluded)
    }

    static func stored(_ arguments: [String]) throws(UsageError) -> WordQuery {
        var keywords: [String] = []
        var filters: [FilterName: String] = [:]
        var tags: [String] = []
        var hasNote = false
        var order: FavoritesOrder?
        for (index, argument) in arguments.enumerated() {
            let halves = argument.contains(" ") && !argument.hasPrefix("tag:") ? [] : Self.halves(argument)
            switch halves.first?.lowercased() {
            case nil where FilterForm.isFilter(arguments, at: index):
                throw UsageError(
                    .filter(argument, known: FilterName.ofPhotos.map(\.rawValue)),
                    at: .argument(index, part: argument))
            case nil: keywords.append(argument)
            case "tag" where halves[1].isEmpty:
                throw UsageError(
                    .filterValue("", of: "tag", known: []), at: .argument(index, part: halves[1]))
            case "tag": tags.append(halves[1])
            case "has" where halves[1].lowercased() == "note": hasNote = true
            case "has":
                throw UsageError(
                    .filterValue(halves[1], of: "has", known: ["note"]), at: .argument(index, part: halves[1])
                )
            case "order":
                order = FavoritesOrder(rawValue: halves[1].lowercased())
                guard order == nil else { continue }
                throw UsageError(
                    .filterValue(halves[1], of: "order", known: FavoritesOrder.allCases.map(\.rawValue)),
                    at: .argument(index, part: halves[1]))
            default:
                try add(halves, at: index, by: .ofStored, and: ["tag", "has", "order"], to: &filters)
            }
        }
        return WordQuery(keywords, filters: filters, tags: tags, hasNote: hasNote, order: order)
    }

    /// Text before and after the colon of a filter; empty if the argument is not a filter.
    private static func halves(_ argument: String) -> [String] {
        let halves = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return halves.count < 2 || halves[0].isEmpty || argument.contains("://")
            ? [] : halves.map(String.init)
    }

    /// The excluded word; an error for a filter, since only words can be excluded.
    private static func word(_ term: String, at index: Int) throws(UsageError) -> String {
        guard let name = halves(term).first, FilterName(rawValue: name.lowercased()) != nil else {
            return term
        }
        throw UsageError(.nothing(Phrases.excludedFilter(name)), at: .argument(index, part: nil))
    }

    /// An error for a filter that was already given with another value.
    private static func add(
        _ halves: [String], at index: Int, by ability: FilterAbility, and others: [String] = [],
        to filters: inout [FilterName: String]
    ) throws(UsageError) {
        let (name, value) = try filter(halves[0], halves[1], at: index, by: ability, and: others)
        guard name != .author || !value.hasPrefix("-") else {
            throw UsageError(.nothing(Phrases.excludedFilter(halves[0])), at: .argument(index, part: value))
        }
        guard [nil, value].contains(filters.updateValue(value, forKey: name)) else {
            throw UsageError(.nothing(Phrases.repeatedFilter(name.rawValue)), at: .argument(index, part: nil))
        }
    }

    private static func filter(
        _ name: String, _ value: String, at index: Int, by ability: FilterAbility, and others: [String] = []
    ) throws(UsageError) -> (FilterName, String) {
        guard let filter = FilterName(rawValue: name.lowercased()), let values = ability.values(of: filter)
        else {
            throw UsageError(
                .filter(name, known: ability.names.map(\.rawValue) + others), at: .argument(index, part: name)
            )
        }
        let value = filter.written(value)
        guard filter.accepts(value), ability.supports(filter, value) else {
            throw UsageError(
                .filterValue(value, of: filter.rawValue, known: values),
                at: .argument(index, part: value))
        }
        return (filter, value)
    }
}
