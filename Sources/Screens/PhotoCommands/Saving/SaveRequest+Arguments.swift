import CommandShell
import Configuration
import GalleryCore
import UseCases
import Wording

extension SaveRequest {
    /// Parses and removes `as NAME…`, `to DIR|FILE` and the options; leaves the numbers. A path needs no `to`.
    init(takenFrom arguments: inout [Word]) throws(UsageError) {
        self.init()
        func take(_ option: String) -> Bool {
            guard let index = arguments.firstIndex(where: { $0.text == option }) else { return false }
            arguments.remove(at: index)
            return true
        }
        isOriginal = take("--original")
        acceptsSmaller = take("--smaller")
        addsFavorite = take("--fav")
        format = try Self.value(
            of: "--as", in: &arguments, known: PictureFormat.allCases.map(\.rawValue),
            PictureFormat.init(word:))
        width = try Self.value(
            of: arguments.contains { $0.text == "-w" } ? "-w" : "--width", in: &arguments,
            known: ["\(Self.widths.lowerBound)-\(Self.widths.upperBound)"]
        ) { word in
            if word.lowercased() == SettingValues.fullSize { return .max }
            return Int(word).flatMap { Self.widths.contains($0) ? $0 : nil }
        }
        removesLocation = try Self.value(of: "--strip", in: &arguments, known: ["gps", "off"]) { word in
            ["gps": true, "off": false][word.lowercased()]
        }
        guard !isOriginal || format == nil && width == nil && removesLocation != true else {
            throw UsageError(.arguments("save"))
        }
        try takeNames(from: &arguments)
        if let to = arguments.firstIndex(where: \.introducesTarget) {
            // `to png` probably means a format.
            guard to == arguments.count - 2, let last = arguments.last, !last.text.isEmpty,
                PictureFormat(word: last.text) == nil
            else {
                throw UsageError(.arguments("save"))
            }
            try setTarget(last)
            arguments.removeSubrange(to...)
        } else if let last = arguments.last, last.isTarget {
            try setTarget(last)
            arguments.removeLast()
        }
    }

    /// After numbers, all words up to the target are names, one for each photo; without numbers before, only the first.
    private mutating func takeNames(from arguments: inout [Word]) throws(UsageError) {
        arguments.insertNaming()
        let to = arguments.firstIndex(where: \.introducesTarget)
        guard let place = arguments.firstIndex(where: { $0.text == "as" }), place != to.map({ $0 + 1 })
        else { return }
        guard place + 1 < arguments.count else { throw UsageError(.arguments("save")) }
        var end = to.flatMap { $0 > place + 1 ? $0 : nil } ?? arguments.count
        if end == arguments.count, end > place + 2, arguments[end - 1].isFolder { end -= 1 }
        if place == 0 { end = place + 2 }
        var names: [RequestedName] = []
        for word in arguments[(place + 1)..<end] {
            // `as png` probably means a format.
            guard PictureFormat(word: word.text) == nil else { throw UsageError(.arguments("save")) }
            names.append(try requestedName(word.text, at: word.index))
        }
        arguments.removeSubrange(place..<end)
        guard names.count == 1 else { return self.names = names }
        (name, ending) = (names[0].template, names[0].ending)
    }

    private static let widths = 16...16_383

    /// Removes an option such as `--as png`; returns its value, or `nil` if the option is missing.
    private static func value<Value>(
        of option: String, in arguments: inout [Word], known: [String], _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let place = arguments.firstIndex(where: { $0.text == option }) else { return nil }
        guard place + 1 < arguments.count else { throw UsageError(.arguments("save")) }
        let value = arguments[place + 1]
        guard let result = read(value.text) else {
            throw UsageError(
                .filterValue(value.text, of: option, known: known),
                at: .argument(value.index, part: value.text))
        }
        arguments.removeSubrange(place...place + 1)
        return result
    }

    /// A target with the file extension of a picture format is a file, any other target a folder.
    private mutating func setTarget(_ word: Word) throws(UsageError) {
        guard word.text != "-" else {
            throw UsageError(.nothing(Phrases.noStandardOutput), at: .argument(word.index, part: nil))
        }
        let slash = word.text.utf8.lastIndex(of: UInt8(ascii: "/"))
        let last = slash.map { word.text[word.text.utf8.index(after: $0)...] } ?? word.text[...]
        guard let dot = last.lastIndex(of: "."), dot > last.startIndex,
            PictureKind(ending: last[last.index(after: dot)...]) != nil
        else { return folder = word.text }
        guard name == nil, names.isEmpty else { throw UsageError(.arguments("save")) }
        folder = slash.map { $0 == word.text.startIndex ? "/" : String(word.text[..<$0]) } ?? "."
        let file = try requestedName(String(last), at: word.index)
        (name, ending) = (file.template, file.ending)
    }

    private func requestedName(_ text: String, at index: Int) throws(UsageError) -> RequestedName {
        let name = try RequestedName(Word(text, at: index))
        if let format, let kind = name.ending.flatMap({ PictureKind(ending: $0) }),
            PictureKind(format) != kind
        {
            throw UsageError(
                .filterValue(format.rawValue, of: "--as", known: [kind.rawValue]),
                at: .argument(index, part: nil))
        }
        return name
    }

    /// Throws if the numbers of names and photos differ, or if several photos would get one file name.
    func checkNames(_ count: Int) throws(UsageError) {
        guard names.isEmpty || names.count == count else {
            throw UsageError(.nothing(Phrases.nameCount(names.count, of: count)))
        }
        let repeated = names.first { name in names.count { $0 == name && !$0.template.isUnique } > 1 }
        guard count > 1, let name = repeated?.template ?? name, !name.isUnique else { return }
        let typed = name.typed
        throw UsageError(.filterValue(typed, of: "as", known: ["\(typed)-{n}", "\(typed)-{id}"]))
    }

    /// Command that saves the photos as requested, but accepts smaller copies.
    func commandAcceptingSmaller(_ names: [String]) -> String {
        let one = name.map { [RequestedName($0, ending: ending)] } ?? []
        let typed = (self.names + one).map { LineReading.quoted($0.typed) }
        var words = ["save"] + names
        if !typed.isEmpty { words += ["as"] + typed }
        if let format { words += ["--as", format.rawValue] }
        if let width { words += ["--width", width == .max ? SettingValues.fullSize : String(width)] }
        if let removesLocation { words += ["--strip", removesLocation ? "gps" : "off"] }
        if addsFavorite { words.append("--fav") }
        words.append("--smaller")
        if let folder { words += ["to", LineReading.quoted(folder)] }
        return words.joined(separator: " ")
    }
}

extension [Word] {
    /// Inserts `as` before several words after the numbers of several photos.
    fileprivate mutating func insertNaming() {
        let end = firstIndex { $0.introducesTarget || $0.isTarget } ?? count
        let first = self[..<end].firstIndex { !BoardEdit.isNumbers($0.text) } ?? end
        guard first > 1, end - first > 1,
            !self[first..<end].contains(where: {
                $0.text == "as" || BoardEdit.isNumbers($0.text) || NumberList.isKeyword($0.text)
            })
        else { return }
        insert(Word("as", at: self[first].index), at: first)
    }
}

extension Word {
    fileprivate var introducesTarget: Bool { text == "to" || text == "--to" }

    /// Whether the word is a path, or a file name with the extension of a picture format.
    fileprivate var isTarget: Bool {
        guard name == nil, WebLink.withoutScheme(text) == nil else { return false }
        let ending = text.lastIndex(of: ".").map { text[text.index(after: $0)...] }
        return isFolder || ending.map { PictureKind(ending: $0) != nil } == true
    }

    /// Whether the word is a path, which a file name after `as` cannot be.
    fileprivate var isFolder: Bool { text.contains("/") || ["~", ".", ".."].contains(text) }
}

extension SaveRequest.RequestedName {
    fileprivate var typed: String { template.typed + (ending.map { "." + $0 } ?? "") }
}

extension FileNameTemplate {
    fileprivate var typed: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .field(let field): "{\(field.rawValue)}"
            }
        }.joined()
    }
}
