import CommandShell
import GalleryCore

/// Reads the words after `search`: known names before a colon are filters, a minus leaves a word out, `--` ends both.
enum SearchWords {
    static func query(_ arguments: [String]) throws(UsageError) -> SearchQuery {
        var words: [String] = []
        var filters: [FilterName: String] = [:]
        var excluded: [String] = []
        var isLiteral = false
        for (index, argument) in arguments.enumerated() {
            let halves = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if argument == "--", !isLiteral {
                isLiteral = true
            } else if !isLiteral, let term = SearchQuery.excluded(argument) {
                excluded.append(term)
            } else if isLiteral || halves.count < 2 || halves[0].isEmpty || argument.contains("://") {
                words.append(argument)
            } else {
                let (name, value) = try filter(String(halves[0]), String(halves[1]), at: index)
                filters[name] = value
            }
        }
        return SearchQuery(words: words.joined(separator: " "), filters: filters, excluded: excluded)
    }

    /// What a line searched for, as searches are noted.
    static func texts(ofLine line: String) -> [String] {
        Command.sequence(line).compactMap { part in
            guard let command = try? Command(parsing: part),
                let words = SearchCommands.anywhere.info.words(of: command)
            else { return nil }
            return (try? query(words.map(\.text)))?.text
        }
    }

    private static func filter(
        _ name: String, _ value: String, at index: Int
    ) throws(UsageError) -> (FilterName, String) {
        guard let known = FilterName(rawValue: name.lowercased()) else {
            throw UsageError(
                .filter(name, known: FilterName.allCases.map(\.rawValue)), at: .argument(index, part: name))
        }
        let value = known.written(value)
        guard known.accepts(value) else {
            throw UsageError(
                .filterValue(value, of: known.rawValue, known: known.values),
                at: .argument(index, part: value))
        }
        return (known, value)
    }
}
