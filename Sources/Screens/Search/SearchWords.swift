import GalleryCore
import Viper

/// Reads the words after `search`: known names before a colon are filters, `--` ends them.
enum SearchWords {
    static func query(_ arguments: [String]) throws(UsageError) -> SearchQuery {
        var words: [String] = []
        var filters: [FilterName: String] = [:]
        var isLiteral = false
        for argument in arguments {
            let halves = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if argument == "--", !isLiteral {
                isLiteral = true
            } else if isLiteral || halves.count < 2 || halves[0].isEmpty || argument.contains("://") {
                words.append(argument)
            } else {
                let (name, value) = try filter(String(halves[0]), String(halves[1]))
                filters[name] = value
            }
        }
        return SearchQuery(words: words.joined(separator: " "), filters: filters)
    }

    private static func filter(_ name: String, _ value: String) throws(UsageError) -> (FilterName, String) {
        guard let known = FilterName(rawValue: name.lowercased()) else {
            throw UsageError(.filter(name, known: FilterName.allCases.map(\.rawValue)))
        }
        let value = known.written(value)
        guard known.accepts(value) else {
            throw UsageError(.filterValue(value, of: known.rawValue, known: known.values))
        }
        return (known, value)
    }
}
