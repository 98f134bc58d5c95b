import CommandShell
import TextLayout

enum WordList {
    static func completer(_ words: [String]) -> Completer {
        Completer(
            screen: "probe",
            entries: words.map {
                CommandEntry($0, usage: $0, summary: "the meaning of \($0)", takes: [.number])
            },
            offers: CompletionContext(numbers: 1...12) { "title \($0)" }, sources: [:],
            phrases: CompletionPhrases(seen: "seen", more: { Line("and \($0) more") }))
    }
}
