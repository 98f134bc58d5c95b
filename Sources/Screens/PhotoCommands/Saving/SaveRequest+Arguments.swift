import CommandShell
import Configuration
import GalleryCore
import UseCases
import Wording

extension SaveRequest {
    /// Parses and removes `as NAME`, `to DIR|FILE` and the options; leaves the numbers. A path needs no `to`.
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
            of: "--width", in: &arguments,
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
        let to = arguments.firstIndex(where: \.introducesTarget)
        if let place = arguments.firstIndex(where: { $0.text == "as" }), place != to.map({ $0 + 1 }) {
            guard place + 1 < arguments.count else { throw UsageError(.arguments("save")) }
            try setName(arguments[place + 1].text, at: arguments[place + 1].index)
            arguments.removeSubrange(place...place + 1)
        }
        if let to = arguments.firstIndex(where: \.introducesTarget) {
            guard to == arguments.count - 2, let last = arguments.last, !last.text.isEmpty else {
                throw UsageError(.arguments("save"))
            }
            try setTarget(last)
            arguments.removeSubrange(to...)
        } else if let last = arguments.last, last.isTarget {
            try setTarget(last)
            arguments.removeLast()
        }
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
        guard name == nil else { throw UsageError(.arguments("save")) }
        folder = slash.map { $0 == word.text.startIndex ? "/" : String(word.text[..<$0]) } ?? "."
        try setName(String(last), at: word.index)
    }

    private mutating func setName(_ text: String, at index: Int) throws(UsageError) {
        var stem = text[...]
        if let dot = text.lastIndex(of: "."), let kind = PictureKind(ending: text[dot...].dropFirst()) {
            if let format, PictureKind(format) != kind {
                throw UsageError(
                    .filterValue(format.rawValue, of: "--as", known: [kind.rawValue]),
                    at: .argument(index, part: nil))
            }
            ending = String(text[dot...].dropFirst())
            stem = text[..<dot]
        }
        guard !stem.allSatisfy({ $0.isWhitespace || $0 == "." }), !stem.utf8.contains(UInt8(ascii: "/"))
        else {
            throw UsageError(.nothing(Phrases.fileNameOnly(text)), at: .argument(index, part: nil))
        }
        do throws(FileNameTemplate.UnknownField) {
            name = try FileNameTemplate(String(stem))
        } catch {
            let known = FileNameTemplate.Field.allCases.map { "{\($0.rawValue)}" }
            throw UsageError(
                .filterValue(error.text, of: "as", known: known), at: .argument(index, part: error.text))
        }
    }

    /// Throws if several photos would get one file name.
    func checkNames(_ count: Int) throws(UsageError) {
        guard count > 1, let name, !name.isUnique else { return }
        let typed = name.typed
        throw UsageError(.filterValue(typed, of: "as", known: ["\(typed)-{n}", "\(typed)-{id}"]))
    }

    /// Command that saves the photos as requested, but accepts smaller copies.
    func commandAcceptingSmaller(_ names: [String]) -> String {
        let typed = name.map { $0.typed + (ending.map { "." + $0 } ?? "") }
        let name = typed.map { ["as", LineReading.quoted($0)] } ?? []
        let target = folder.map { ["to", LineReading.quoted($0)] } ?? []
        let options =
            (format.map { ["--as", $0.rawValue] } ?? [])
            + (width.map { ["--width", $0 == .max ? SettingValues.fullSize : String($0)] } ?? [])
            + (removesLocation.map { ["--strip", $0 ? "gps" : "off"] } ?? [])
            + (addsFavorite ? ["--fav"] : [])
        return (["save"] + names + name + options + ["--smaller"] + target).joined(separator: " ")
    }
}

extension Word {
    fileprivate var introducesTarget: Bool { text == "to" || text == "--to" }

    /// Whether the word is a path, or a file name with the extension of a picture format.
    fileprivate var isTarget: Bool {
        guard name == nil, WebLink.withoutScheme(text) == nil else { return false }
        let ending = text.lastIndex(of: ".").map { text[text.index(after: $0)...] }
        return text.contains("/") || ["~", ".", ".."].contains(text)
            || ending.map { PictureKind(ending: $0) != nil } == true
    }
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
