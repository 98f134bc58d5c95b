import CommandShell
import TextLayout

enum WordList {
    static func completer(_ words: [String]) -> Completer {
        Completer(
            screen: "probe",
            entries: words.map { word in
                CommandInfo(
                    word, group: CommandGroup("probe"), summary: { "the meaning of \(word)" },
                    takes: { _ in [.number] })
            },
            offers: CompletionContext(numbers: 1...12) { "title \($0)" }, sources: [:],
            phrases: CompletionPhrases(seen: "seen", more: { Line("and \($0) more") }))
    }
}
