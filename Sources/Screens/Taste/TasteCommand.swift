import FoundationEssentials
public import GalleryCore
import TextLayout
public import Viper
import Wording

/// Shows what was learned of the person's taste, takes it away, and stops learning.
@MainActor
public final class TasteCommand: GlobalCommands {
    /// Traits listed of each kind.
    private static let most = 12
    private let taste: any TasteEditing
    private let console: any Console

    /// Takes what was learned.
    public init(taste: any TasteEditing, console: any Console) {
        self.taste = taste
        self.console = console
    }

    /// `taste` and `private`.
    public var verbs: [Verb] {
        [
            Verb(
                "taste", usage: "taste [forget WORD | clear]", summary: Phrases.Help.taste,
                examples: ["taste", "taste forget fog"],
                takes: [.word([Completion("forget"), Completion("clear")])]),
            Verb(
                "private", usage: "private [on|off]", summary: Phrases.Help.private,
                examples: ["private", "private off"],
                takes: [.word([Completion("on"), Completion("off")])]),
        ]
    }

    /// Prints what came of it.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        let words = command.arguments.map { $0.lowercased() }
        switch command.name {
        case "taste": try perform(words)
        case "private":
            switch words.first {
            case nil, "on": taste.pause(true)
            case "off": taste.pause(false)
            default: throw UsageError(.arguments("private"))
            }
            console.say(Line(taste.isPaused ? Phrases.privateOn : Phrases.privateOff))
        default: return false
        }
        return true
    }

    private func perform(_ words: [String]) throws(UsageError) {
        switch (words.first, words.count) {
        case (nil, _): show()
        case ("clear", 1): console.say(Line(Phrases.confirmForgetting))
        case ("clear", 2) where words[1] == "all":
            change { () throws(StoreError) in
                try taste.forgetAll()
                return Phrases.forgotTaste
            }
        case ("forget", 2...):
            let name = words.dropFirst().joined(separator: " ")
            change { () throws(StoreError) in
                Phrases.forgotTrait(name, from: try taste.forget(name, listedAs: Phrases.description))
            }
        default: throw UsageError(.arguments("taste"))
        }
    }

    private func change(_ body: () throws(StoreError) -> String) {
        do throws(StoreError) { console.say(Line(try body())) } catch {
            console.complain(Line(Phrases.explanation(error), .error))
        }
    }

    private func show() {
        let learned = taste.learned(at: Date())
        console.show(learned.map { .record(Record($0)) })
        let likes = learned.filter { $0.weight > 0 && $0.likes > 0 }.prefix(Self.most)
        let dislikes = learned.filter { $0.weight < 0 }.suffix(Self.most).reversed()
        guard !likes.isEmpty || !dislikes.isEmpty else {
            return console.say(Line(Phrases.nothingLearned, .quiet))
        }
        var blocks: [Block] = []
        if !likes.isEmpty {
            blocks.append(.line(Line(Phrases.learnedLikes, .heading)))
            blocks.append(.line(Line("  " + likes.map(Phrases.learned).joined(separator: ", "))))
        }
        if !dislikes.isEmpty {
            blocks.append(.line(Line(Phrases.learnedDislikes, .heading)))
            let names = dislikes.map { Phrases.description($0.trait) }.joined(separator: ", ")
            blocks.append(.line(Line("  " + names)))
        }
        console.show(blocks + [.line(Line(Phrases.learnedHint, .quiet))])
    }
}
