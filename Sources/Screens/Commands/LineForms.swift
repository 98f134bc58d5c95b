import CommandShell
import GalleryCore
import Wording

/// Other forms of a line that does not run: with numbers as digits, without words that mean nothing to a command, with
/// the command first, and with options in gallery's form.
public enum LineForms {
    /// The words, then their other forms, most similar first.
    static func forms(of words: [String]) -> [[String]] {
        guard words.first.map({ !CommandCatalog.takesText($0.lowercased()) }) == true else { return [words] }
        let plain = plain(words)
        let bare = [words, plain].map { Array($0.drop { FirstGuessTable.leading.contains($0.lowercased()) }) }
        let all =
            [words, plain] + bare.filter { $0.contains(where: isWord) }
            + [divided(words)].compactMap(\.self)
        return (all + all.compactMap(commandFirst)).distinct(by: \.self)
    }

    /// Whether the word is neither a number nor a path.
    private static func isWord(_ word: String) -> Bool {
        !BoardEdit.isNumbers(word) && !word.contains { "/~.".contains($0) }
    }

    /// The words with the names of options that the command has; `nil` if these are the same words.
    static func withOptions(_ words: [String]) -> [String]? {
        guard let command = words.first, let info = CommandCatalog.info(typed: command.lowercased())
        else { return nil }
        let accepted = AcceptedWords(info.takes)
        func value(_ index: Int) -> String? {
            guard words.indices.contains(index) else { return nil }
            let word = words[index].drop { $0 == "-" }.lowercased(),
                known = FirstGuessTable.values[word] ?? word
            return accepted.owners[known] != nil || accepted.values.contains(known) ? known : nil
        }
        var result = [command]
        for (index, word) in words.enumerated().dropFirst() {
            let parts = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1).map(String.init)
            if FirstGuessTable.beforeValues.contains(word.lowercased()), value(index + 1) != nil { continue }
            if let value = value(index) {
                let owner = accepted.owners[value]
                if let last = result.last, owner != nil, last != owner, last.hasPrefix("-") {
                    result.removeLast()
                }
                result += owner == nil || result.last == owner ? [value] : [owner ?? "", value]
            } else if !accepted.keywords.contains(word), !BoardEdit.isNumbers(word),
                result.last.map({ FirstGuessTable.beforeNames.contains($0) }) == false,
                let option = option(named: word, among: accepted.keywords)
            {
                result += [option] + parts.dropFirst()
            } else {
                result.append(word)
            }
        }
        return result == words ? nil : result
    }

    /// `search back pain` for `back pain`: words after a command without arguments, or after a year.
    static func search(for words: [String]) -> String? {
        guard let first = words.first, words.count > 1,
            words.dropFirst().allSatisfy({ $0.count > 1 && $0.allSatisfy(\.isLetter) })
        else { return nil }
        let isBare =
            BoardEdit.isNumbers(first)
            || CommandCatalog.info(typed: first.lowercased())?.takes.isEmpty == true
        return isBare ? "search " + words.joined(separator: " ") : nil
    }

    /// Option or keyword that another word, such as `size=800`, means; `nil` if none is known.
    public static func option(named word: String, among known: [String]) -> String? {
        let bare = word.drop { $0 == "-" }.prefix { $0 != "=" }.lowercased()
        guard !bare.isEmpty else { return nil }
        // Without a hyphen and a value, `name` and `dir` are probably no options.
        let isOption = word.hasPrefix("-") || word.contains("=")
        if let meant = FirstGuessTable.options[bare], known.contains(meant),
            isOption || meant.hasPrefix("--") || !bare.contains(where: \.isASCII) || bare == ">"
        {
            return meant
        }
        if known.contains("--" + bare) { return "--" + bare }
        let similar = known.filter { $0.hasPrefix("--" + bare) }
        return word.hasPrefix("-") && similar.count == 1 ? similar[0] : nil
    }

    /// `p 2` for `p2`.
    private static func divided(_ words: [String]) -> [String]? {
        guard words.count == 1, let match = words[0].wholeMatch(of: /(\p{L}+)(\d+)/) else { return nil }
        return [String(match.1), String(match.2)]
    }

    /// `info 3` for `3 info`.
    private static func commandFirst(_ words: [String]) -> [String]? {
        let numbers = words.prefix(while: isNumbers)
        return numbers.isEmpty || numbers.count == words.count
            ? nil : Array(words[numbers.count...] + numbers)
    }

    private static func isNumbers(_ word: String) -> Bool {
        BoardEdit.isNumbers(word) || NumberList.isKeyword(word) || word == MarkCommand.marked
    }

    /// Numbers in words become digits; words that mean nothing to a command go, up to a name.
    private static func plain(_ words: [String]) -> [String] {
        let end = words.dropFirst().firstIndex { FirstGuessTable.beforeNames.contains($0.lowercased()) }
        var result = Array(words.prefix(1))
        var rest = words[..<(end ?? words.endIndex)].dropFirst()
        while let word = rest.popFirst() {
            let next = rest.first.map(number), key = word.lowercased()
            if FirstGuessTable.firsts.contains(key), let count = rest.first.flatMap(count) {
                result.append("1-\(count)")
                rest.removeFirst()
            } else if FirstGuessTable.rangeWords.contains(key), let first = result.last.flatMap({ Int($0) }),
                let last = rest.first.flatMap({ Int($0) }), first < last
            {
                result[result.count - 1] = "\(first)-\(last)"
                rest.removeFirst()
            } else if FirstGuessTable.fillers.contains(key)
                || number(word) == NumberList.all && next == MarkCommand.marked
                || FirstGuessTable.conjunctions.contains(key) && result.last.map(isNumbers) == true
                    && next.map(isNumbers) == true
                || FirstGuessTable.prepositions.contains(key) && next.map(isNumbers) == true
            {
                continue
            } else {
                result.append(number(word))
            }
        }
        return result + words[(end ?? words.endIndex)...]
    }

    private static func count(_ word: String) -> Int? {
        NumberList.isNumber(word) ? Int(word) : FirstGuessTable.cardinals[word.lowercased()]
    }

    /// Word of a list of numbers, such as `3` for `third`, or the word itself.
    private static func number(_ word: String) -> String {
        let key = word.lowercased()
        if FirstGuessTable.everything.contains(key) { return NumberList.all }
        if let number = FirstGuessTable.ordinals[key] { return "\(number)" }
        if let keyword = FirstGuessTable.keywords[key] { return keyword }
        let stem = FirstGuessTable.stems.first { stem, _ in
            key.hasPrefix(stem) && FirstGuessTable.stemEndings.contains(String(key.dropFirst(stem.count)))
        }
        return stem?.value ?? word
    }
}

/// Keywords, options and values that a command accepts.
private struct AcceptedWords {
    var keywords: [String] = []
    /// Words such as the formats of `credit`.
    var values: Set<String> = []
    /// Options by their values, such as `--as` by `png`.
    var owners: [String: String] = [:]

    init(_ kinds: [ArgumentKind]) {
        for kind in kinds {
            switch kind {
            case .options(let options): keywords += options
            case .word(let words): values.formUnion(words.map(\.text))
            case .after(let keyword, let then):
                let inner = AcceptedWords(then)
                keywords += [keyword] + inner.keywords
                if keyword.hasPrefix("--") {
                    for value in inner.values { owners[value] = keyword }
                } else if !["to", "as"].contains(keyword) {
                    values.insert(keyword)
                }
                owners.merge(inner.owners) { first, _ in first }
            default: break
            }
        }
    }
}
