import GalleryCore
import Viper

extension Composition {
    /// What the shell says, from the catalogue.
    static let phrases = ShellPhrases(
        unknown: { Line(Phrases.unknown($0, nearest: $1), .error) },
        usage: { error, verb in Line(sentence(error, verb), .error) },
        stopped: Line(Phrases.stopped, .quiet), finished: Phrases.finished,
        completion: CompletionPhrases(
            seen: Phrases.Choices.tag, more: { Line(Phrases.Choices.more($0), .quiet) }))

    /// What is waited for, in words; nil when nobody has waited for long.
    static func sentence(on wait: NetworkWait?, _ who: Waiting) -> Line? {
        let sentence =
            switch who {
            case .command: wait.flatMap(Phrases.waiting)
            case .firstScreen: wait.flatMap(Phrases.firstScreenWaits)
            }
        return sentence.map { Line($0, .quiet) }
    }

    private nonisolated static func sentence(_ error: UsageError, _ verb: Verb?) -> String {
        switch error.reason {
        case .openQuote(let quote): Phrases.openQuote(quote)
        case .arguments(let word): Phrases.usage(verb?.usage ?? word)
        case .number(let text, let range): Phrases.number(text, in: range)
        case .filter(let name, let known): Phrases.filter(name, known: known)
        case .filterValue(let value, let name, let known):
            Phrases.filterValue(value, of: name, known: known)
        case .word(let word, let known): Phrases.word(word, known: known)
        case .nothing(let sentence): sentence
        }
    }
}
