import GalleryCore
import Viper
import Wording

/// The command words of photos, and how their arguments are read.
enum PhotoVerbs {
    private static let formats = PictureFormat.allCases.map { Completion($0.rawValue) }

    private static let copyParts = CopyPart.allCases.map { Completion($0.rawValue) }

    static var list: [Verb] { several + words }

    /// For the one photo on the screen.
    static var single: [Verb] { one + words }

    private static var several: [Verb] {
        [
            Verb(
                "open", usage: "open N", summary: Phrases.Help.open, examples: ["open 3", "open 12"],
                takes: [.number],
                isHarmless: true),
            Verb(
                "fav", usage: "fav \(Phrases.Help.numbers)", summary: Phrases.Help.fav,
                examples: ["fav 3", "fav 2,5 7-9"],
                takes: [.numbers], isHarmless: true),
            Verb(
                "unfav", usage: "unfav \(Phrases.Help.numbers)", summary: Phrases.Help.unfav,
                examples: ["unfav 3", "unfav 2,5"],
                takes: [.numbers]),
            Verb(
                "save", usage: "save \(Phrases.Help.numbers) [to DIR] [--as jpg|png|webp]",
                summary: Phrases.Help.save,
                examples: ["save 3", "save 1-9 to ~/fog", "save 2 --as png"],
                takes: [.numbers, .after("to", [.one(.folders)]), .after("--as", [.word(formats)])]),
            Verb(
                "credit", usage: "credit \(Phrases.Help.numbers) [md|html]", summary: Phrases.Help.credit,
                examples: ["credit 3", "credit 1-4 md"],
                takes: [.numbers, .after("md", []), .after("html", [])], isHarmless: true),
            Verb(
                "like", usage: "like \(Phrases.Help.numbers)", summary: Phrases.Help.like,
                examples: ["like 3", "like 2,5"],
                takes: [.numbers]),
            Verb(
                "dislike", usage: "dislike \(Phrases.Help.numbers)", summary: Phrases.Help.dislike,
                examples: ["dislike 3", "dislike 2,5"],
                takes: [.numbers]),
            Verb(
                "why", usage: "why N", summary: Phrases.Help.why, examples: ["why 3", "why 12"],
                takes: [.number],
                isHarmless: true),
            Verb(
                "copy", usage: "copy N [link|credit|path|id]", summary: Phrases.Help.copy,
                examples: ["copy 3", "copy 3 credit"],
                takes: [.number] + CopyPart.allCases.map { .after($0.rawValue, []) }),
            Verb(
                "web", usage: "web N", summary: Phrases.Help.web, examples: ["web 3", "web 12"],
                takes: [.number]),
            Verb(
                "similar", usage: "similar N [by color]", summary: Phrases.Help.similar,
                examples: ["similar 3", "similar 3 by color"], takes: [.number] + byColor, isHarmless: true),
            Verb(
                "by", usage: "by N", summary: Phrases.Help.author, examples: ["by 3", "by 12"],
                takes: [.number],
                isHarmless: true),
        ]
    }

    private static let byColor = [ArgumentKind.after("by", [.word([Completion("color")])])]

    private static var one: [Verb] {
        [
            Verb("fav", usage: "fav", summary: Phrases.Help.fav, isHarmless: true),
            Verb("unfav", usage: "unfav", summary: Phrases.Help.unfav),
            Verb(
                "save", usage: "save [to DIR] [--as jpg|png|webp]", summary: Phrases.Help.save,
                examples: ["save", "save to ~/fog", "save --as png"],
                takes: [.after("to", [.one(.folders)]), .after("--as", [.word(formats)])]),
            Verb(
                "credit", usage: "credit [md|html]", summary: Phrases.Help.credit,
                examples: ["credit", "credit html"], takes: [.word([Completion("md"), Completion("html")])],
                isHarmless: true),
            Verb("like", usage: "like", summary: Phrases.Help.like),
            Verb("dislike", usage: "dislike", summary: Phrases.Help.dislike),
            Verb("why", usage: "why", summary: Phrases.Help.why, isHarmless: true),
            Verb(
                "copy", usage: "copy [link|credit|path|id]", summary: Phrases.Help.copy,
                examples: ["copy", "copy credit"], takes: [.word(copyParts)]),
            Verb("web", usage: "web", summary: Phrases.Help.web),
            Verb(
                "similar", usage: "similar [by color]", summary: Phrases.Help.similar,
                examples: ["similar", "similar by color"], takes: byColor, isHarmless: true),
            Verb("by", usage: "by", summary: Phrases.Help.author, isHarmless: true),
        ]
    }

    private static var words: [Verb] {
        [
            Verb(
                "tag", usage: "tag N… WORD…", summary: Phrases.Help.tag,
                examples: ["tag 3 hall \"north wall\"", "tag 2,5 fog"],
                takes: [.numbers]),
            Verb(
                "untag", usage: "untag N… WORD…", summary: Phrases.Help.untag,
                examples: ["untag 3 hall", "untag 2,5 fog"],
                takes: [.numbers]),
            Verb(
                "note", usage: "note N [TEXT]", summary: Phrases.Help.note,
                examples: ["note 3 above the sofa", "note 3", "note 3 \"\""], takes: [.number]),
        ]
    }

    /// Reads a command; nil when its word is none of these. Without arguments it means the only photo there is.
    static func action(
        for command: Command, numbers: ClosedRange<Int>?
    ) throws(UsageError) -> PhotoAction? {
        // Photos named by their ids are nobody's numbers.
        if namesPhotos(command) { return nil }
        if command.name == "board" {
            return try BoardEdit(command.arguments, in: numbers).map(PhotoAction.board)
        }
        if let order = try AnnotationOrder(command, in: numbers) { return .annotate(order) }
        var words = command.arguments
        var order = SaveOrder()
        if command.name == "save" { order = try SaveOrder(takenFrom: &words) }
        let format =
            command.name == "credit"
            ? try last(of: &words, CreditFormat.allCases.map(\.rawValue), CreditFormat.init(word:)) : nil
        let part =
            command.name == "copy"
            ? try last(of: &words, CopyPart.allCases.map(\.rawValue)) { CopyPart(rawValue: $0.lowercased()) }
            : nil
        var likeness = Similarity.subject
        if command.name == "similar", words.count > 1, words[words.count - 2] == "by" {
            guard ["color", "colour"].contains(words[words.count - 1]) else {
                throw UsageError(.arguments("similar"))
            }
            likeness = .color
            words.removeLast(2)
        }
        if words.isEmpty, let only = numbers, only.count == 1 { words = [String(only.lowerBound)] }
        switch command.name {
        case "open": return .open(try NumberList.one(words, in: numbers))
        case "fav": return .favorite(try some(words, numbers))
        case "unfav": return .unfavorite(try some(words, numbers))
        case "save": return .save(try some(words, numbers), order)
        case "credit": return .credit(try some(words, numbers), format ?? .text)
        case "like": return .like(try some(words, numbers))
        case "dislike": return .dislike(try some(words, numbers))
        case "why": return .why(try NumberList.one(words, in: numbers))
        case "copy": return .copy(try NumberList.one(words, in: numbers), part ?? .link)
        case "web": return .web(try NumberList.one(words, in: numbers))
        case "similar": return .similar(try NumberList.one(words, in: numbers), by: likeness)
        case "by": return .author(try NumberList.one(words, in: numbers))
        default: return nil
        }
    }

    /// Whether photos are named by their ids, as in `save unsplash:abc123`.
    static func namesPhotos(_ command: Command) -> Bool {
        command.arguments.contains { PhotoID(typed: $0) != nil }
    }

    /// Takes a word behind the numbers away; nil when there are numbers alone.
    private static func last<Value>(
        of words: inout [String], _ known: [String], _ read: (String) -> Value?
    ) throws(UsageError) -> Value? {
        guard let word = words.last, word.first?.isLetter == true else { return nil }
        guard let value = read(word) else {
            throw UsageError(.word(word, known: known), at: .argument(words.count - 1, part: nil))
        }
        words.removeLast()
        return value
    }

    private static func some(_ words: [String], _ range: ClosedRange<Int>?) throws(UsageError) -> [Int] {
        guard !words.isEmpty else { throw UsageError(.number("", range), at: .end) }
        return try NumberList.parse(words, in: range)
    }
}
