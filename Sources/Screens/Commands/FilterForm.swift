import CommandShell
public import GalleryCore
import Wording

/// Filters in the form of other programs: `license=cc0`, `--license cc0`, `-license cc0`, `licence:cc0`.
public enum FilterForm {
    /// Other names of filters.
    private static let names: [String: FilterName] = [
        "aspect": .orientation, "layout": .orientation, "shape": .orientation, "colour": .color,
        "colors": .color,
        "sort": .order, "sortby": .order, "orderby": .order, "sort_by": .order, "order_by": .order,
        "licence": .license, "licenses": .license, "license_type": .license, "filetype": .type,
        "format": .type,
        "ext": .type, "extension": .type, "kind": .type, "category": .type, "language": .lang,
        "site": .source,
        "provider": .source, "w": .width, "h": .height, "safe": .content, "year": .date, "taken": .date,
    ]
    /// Filter with this name or a similar one; `nil` if none is similar.
    public static func filter(named typed: String) -> FilterName? {
        let word = typed.lowercased()
        return known(word) ?? nearest(to: word).flatMap(FilterName.init)
    }

    private static func known(_ word: String) -> FilterName? {
        FilterName(rawValue: word) ?? names[word]
            ?? FirstGuessTable.russianFilters[word].flatMap(FilterName.init)
    }

    private static func nearest(to word: String) -> String? {
        NearestWord.to(word, among: FilterName.allCases.map(\.rawValue))
    }

    /// Lines with the filters as `name:value`, most likely first; empty if none has another form. Filters without a
    /// command refine the search on the screen.
    static func lines(for words: [String]) -> [String] {
        guard let first = words.first else { return [] }
        guard let info = CommandCatalog.info(typed: first.lowercased()) else { return bareLines(for: words) }
        let arguments = Array(words.dropFirst())
        let filtered = rewritten(arguments)
        guard
            info.takes.contains(where: {
                [.pair(.filters), .pair(.storedFilters), .pair(.fileFilters)].contains($0)
            }),
            filtered != arguments
        else { return [] }
        return [([first] + filtered).joined(separator: " ")]
    }

    private static func bareLines(for words: [String]) -> [String] {
        if words.count == 1, let line = fieldLine(words[0]) { return [Phrases.typed(line)] }
        let filtered = named(words).map { [$0] } ?? rewritten(words), line = filtered.joined(separator: " ")
        let query = SearchQuery(typed: line)
        let isOnlyFilters = query.keywords.isEmpty && !query.filters.isEmpty
        guard isOnlyFilters || filtered != words else { return [] }
        return (isOnlyFilters ? ["refine", "search"] : ["search"]).map { Phrases.typed("\($0) \(line)") }
    }

    /// Filter for a name and a value in two words, such as `license cc-by`.
    private static func named(_ words: [String]) -> String? {
        let name = words[0].lowercased().filter { $0 != ":" }
        guard words.count == 2, name.count > 1, let filter = known(name) else {
            return nil
        }
        let isDescribed = [.type, .date, .width, .height].contains(filter)
        return isDescribed || !filter.values.isEmpty ? text(name, words[1], isTyped: isDescribed) : nil
    }

    /// Line for `by:NAME`, `@NAME` and `tag:WORD`; `nil` for other words.
    private static func fieldLine(_ word: String) -> String? {
        if word.hasPrefix("@") { return word.count > 1 ? "by \(word.dropFirst())" : nil }
        let parts = word.split(maxSplits: 1) { ":=".contains($0) }.map(String.init)
        guard parts.count == 2 else { return nil }
        let name = parts[0].lowercased()
        return FirstGuessTable.authors.contains(name)
            ? "by \(parts[1])" : FirstGuessTable.fields.contains(name) ? "search \(parts[1])" : nil
    }

    /// Whether the words at `index` are a filter in another form than `name:value`.
    static func isFilter(_ words: [String], at index: Int) -> Bool { pair(words, at: index) != nil }

    private static func rewritten(_ words: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < words.count, words[index] != "--" {
            if let pair = pair(words, at: index) {
                result.append(pair.text)
                index += pair.count
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result + words[index...]
    }

    /// Filter at `index` in the usual form, and the number of its words; `nil` if these are words to search for.
    private static func pair(_ words: [String], at index: Int) -> (text: String, count: Int)? {
        let typed = words[index], bare = typed.drop { $0 == "-" }
        let isOption = bare.count < typed.count
        if let text = comparison(String(bare)) { return (text, 1) }
        let halves = bare.split(separator: "=", maxSplits: 1).map(String.init)
        if halves.count == 2, !halves[0].contains(":"), let text = text(halves[0], halves[1]) {
            return (text, 1)
        }
        let parts = bare.split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count == 2, isOption || nearest(to: parts[0].lowercased()) == nil,
            let text = text(parts[0], parts[1])
        {
            return (text, 1)
        }
        guard isOption, halves.count == 1, index + 1 < words.count else { return nil }
        // A single hyphen also excludes a word, and filters without listed values accept nearly any word.
        guard typed.hasPrefix("--") || filter(named: String(bare))?.values.isEmpty == false else {
            return nil
        }
        return text(String(bare), words[index + 1]).map { ($0, 2) }
    }

    /// Filters for a form such as `width>1920`, `min_width=1920`, `date<2020` or `>1920x1080`.
    private static func comparison(_ word: String) -> String? {
        if let match = word.wholeMatch(of: /([<>]=?)(\d{2,6})x(\d{2,6})/) {
            return [(FilterName.width, match.2), (.height, match.3)]
                .map { "\($0.rawValue):\(match.1)\($1)" }.joined(separator: " ")
        }
        guard
            let match = word.lowercased().wholeMatch(
                of: /(min|max)?[-_]?(\w+?)(>=|<=|>|<|=|:)([\d-]+)(?:px)?/),
            match.1 != nil || match.3.first.map({ "<>".contains($0) }) == true,
            let filter = filter(named: String(match.2))
        else { return nil }
        let isUpper = match.1 == "max" || match.3.hasPrefix("<")
        if filter == .date {
            return text(filter.rawValue, isUpper ? "..\(match.4)" : "\(match.4)..", isTyped: true)
        }
        let sign = match.1 == nil ? String(match.3) : isUpper ? "<=" : ">="
        return text(filter.rawValue, sign + match.4, isTyped: true)
    }

    private static func text(_ name: String, _ value: String, isTyped: Bool = false) -> String? {
        guard let filter = filter(named: name) else { return nil }
        let value = filter.written(value)
        // Services lack filters of files.
        return filter.accepts(value) && (isTyped || !filter.isOfFile(value))
            ? "\(filter.rawValue):\(value)" : nil
    }
}
