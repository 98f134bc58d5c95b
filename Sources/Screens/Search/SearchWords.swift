import CommandShell
import GalleryCore

/// Parses the arguments of `search`: known names before a colon are filters, a minus excludes a word, `--` ends both.
enum SearchWords {
    static func query(_ arguments: [String]) throws(UsageError) -> SearchQuery {
        var keywords: [String] = []
        var filters: [FilterName: String] = [:]
        var excluded: [String] = []
        var isLiteral = false
        for (index, argument) in arguments.enumerated() {
            let halves = Self.halves(argument)
            if !isLiteral { try Self.refuseOption(argument, at: index) }
            if argument == "--", !isLiteral {
                isLiteral = true
            } else if !isLiteral, let term = SearchQuery.excluded(argument) {
                excluded.append(term)
            } else if isLiteral || halves.isEmpty {
                keywords.append(argument)
            } else {
                let (name, value) = try filter(halves[0], halves[1], at: index)
                filters[name] = value
            }
        }
        return SearchQuery(keywords: keywords.joined(separator: " "), filters: filters, excluded: excluded)
    }

    /// Search texts of a line, as recorded in the history.
    static func texts(ofLine line: String) -> [String] {
        Command.sequence(line).compactMap { part in
            guard let command = try? Command(parsing: part),
                let arguments = SearchCommands.anywhere.info.words(of: command)
            else { return nil }
            return (try? query(arguments.map(\.text)))?.text
        }
    }

    /// Parses the arguments of `favorites`, whose filters are those of stored photos.
    static func stored(_ arguments: [String]) throws(UsageError) -> WordQuery {
        var keywords: [String] = []
        var filters: [FilterName: String] = [:]
        for (index, argument) in arguments.enumerated() {
            try Self.refuseOption(argument, at: index)
            let halves = argument.contains(" ") ? [] : Self.halves(argument)
            guard !halves.isEmpty else {
                keywords.append(argument)
                continue
            }
            let (name, value) = try filter(halves[0], halves[1], at: index, among: FilterName.ofPhotos)
            filters[name] = value
        }
        return WordQuery(keywords, filters: filters)
    }

    private static func refuseOption(_ argument: String, at index: Int) throws(UsageError) {
        let name = argument.dropFirst(2)
        guard argument.hasPrefix("--"), name.first?.isLetter == true, !argument.contains(" ") else { return }
        throw UsageError(.option(argument), at: .argument(index, part: nil))
    }

    /// Text before and after a colon; empty if the argument is not a filter.
    private static func halves(_ argument: String) -> [String] {
        let halves = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return halves.count < 2 || halves[0].isEmpty || argument.contains("://")
            ? [] : halves.map(String.init)
    }

    private static func filter(
        _ name: String, _ value: String, at index: Int, among names: [FilterName] = FilterName.allCases
    ) throws(UsageError) -> (FilterName, String) {
        guard let filter = FilterName(rawValue: name.lowercased()), names.contains(filter) else {
            throw UsageError(
                .filter(name, known: names.map(\.rawValue)), at: .argument(index, part: name))
        }
        let value = filter.written(value)
        guard filter.accepts(value) else {
            throw UsageError(
                .filterValue(value, of: filter.rawValue, known: filter.values),
                at: .argument(index, part: value))
        }
        return (filter, value)
    }
}
