import CommandShell
public import GalleryCore

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
        "provider": .source, "w": .width, "h": .height, "safe": .content,
    ]

    /// Filter with this name or a similar one; `nil` if none is similar.
    public static func filter(named typed: String) -> FilterName? {
        let word = typed.lowercased()
        return FilterName(rawValue: word) ?? names[word] ?? nearest(to: word).flatMap(FilterName.init)
    }

    private static func nearest(to word: String) -> String? {
        NearestWord.to(word, among: FilterName.allCases.map(\.rawValue))
    }

    /// Line of a search or a refinement with its filters as `name:value`; `nil` if none has another form.
    static func line(for words: [String]) -> String? {
        guard let first = words.first, let info = CommandCatalog.info(typed: first.lowercased()),
            info.takes.contains(where: { [.pair(.filters), .pair(.storedFilters)].contains($0) })
        else { return nil }
        let arguments = Array(words.dropFirst())
        let filtered = rewritten(arguments)
        return filtered == arguments ? nil : ([first] + filtered).joined(separator: " ")
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
        let halves = bare.split(separator: "=", maxSplits: 1).map(String.init)
        if halves.count == 2, let text = text(halves[0], halves[1]) { return (text, 1) }
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

    private static func text(_ name: String, _ value: String) -> String? {
        guard let filter = filter(named: name) else { return nil }
        let value = filter.written(value)
        // Services lack filters of files.
        return filter.accepts(value) && !filter.isOfFile(value) ? "\(filter.rawValue):\(value)" : nil
    }
}
