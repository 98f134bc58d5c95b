import CommandShell
import GalleryCore
import PhotoService
import Screens
import Terminal
import TextLayout
import Wording

extension Composition {
    static let phrases = ShellPhrases(
        usage: { error, entry, remedy in
            let sentence = AddressCredentials.redacted(
                in: sentence(error, entry, isCorrected: remedy != nil))
            return Line([Span(sentence, .error)] + (remedy.map { [Span(" ")] + offer($0).spans } ?? []))
        },
        position: { position, column in
            switch position {
            case .line(let number): Phrases.position(line: number, column: column)
            case .command(let number): Phrases.position(command: number, column: column)
            }
        },
        offer: offer, numbers: { Line(Phrases.numbersMean($0), .quiet) },
        stopped: Line(Phrases.stopped, .quiet), declined: Line(Phrases.declined, .quiet),
        finished: Phrases.finished,
        completion: CompletionPhrases(
            seen: Phrases.Choices.tag, more: { Line(Phrases.Choices.more($0), .quiet) },
            pasted: { Line(Phrases.Choices.pasted($0), .quiet) }))

    /// Notice about a pending request; for a command, `nil` until a short delay has passed.
    static func sentence(on wait: NetworkWait?, _ who: WaitObservation) -> Line? {
        let sentence =
            switch who {
            case .command: wait.flatMap(Phrases.waiting)
            case .firstScreen: wait.map(Phrases.firstScreenWaits)
            }
        return sentence.map { Line($0, .quiet) }
    }

    /// Hint that names the line which Enter runs.
    private nonisolated static func offer(_ line: String) -> Line {
        let phrase = Phrases.enterRuns
        return [Span(phrase.before), Span(line, .number), Span(phrase.after)]
    }

    nonisolated static let glyphNames = GlyphNames {
        [
            .heart: Phrases.Marks.heart, .mark: Phrases.Marks.mark, .times: Phrases.Marks.times,
            .cut: Phrases.Marks.cut,
        ]
    }

    private nonisolated static func sentence(_ error: UsageError, _ entry: CommandInfo?, isCorrected: Bool)
        -> String
    {
        switch error.reason {
        case .command(let word, _) where CommandCatalog.isQuoted(word): Phrases.quotedCommand(word)
        case .command(let word, nil) where Options.programOption(word) != nil:
            Phrases.programOption(Options.programOption(word) ?? word)
        case .command(let word, let nearest):
            Phrases.unknown(word, nearest: nearest, isCorrected: isCorrected)
        case .foreign(let word, let line) where entry != nil && NumberList.isNumber(word):
            Phrases.numberWithWords(instead: line, isCorrected: isCorrected)
        case .foreign(_, let line) where entry != nil:
            Phrases.usage(entry?.usage ?? line, instead: line, isCorrected: isCorrected)
        case .foreign(let word, let line): Phrases.unknown(word, nearest: line, isCorrected: isCorrected)
        case .board(let name, let nearest):
            Phrases.Boards.unknown(name, nearest: nearest, isCorrected: isCorrected)
        case .openQuote(let quote): Phrases.openQuote(quote)
        case .arguments(let word): Phrases.usage(entry?.usage ?? word)
        case .number(let text, let range): Phrases.number(text, in: range)
        case .numberOrName(let text, let range, let name):
            Phrases.number(text, in: range) + Phrases.Boards.quoting(name)
        case .notLoaded(let text, let count): Phrases.notLoaded(text, loaded: count)
        case .unconfirmed(let count): Phrases.Marked.confirm(count)
        case .incompleteRange(let text): Phrases.incompleteRange(text)
        case .severalNumbers(let name): Phrases.severalNumbers(name ?? entry?.name ?? "")
        case .backwards(let first, let last): Phrases.backwards(first, last)
        case .filter(let name, let known):
            Phrases.filter(
                name, known: known, nearest: FilterForm.filter(named: name), isCorrected: isCorrected)
        case .filterValue(let value, let name, let known):
            Phrases.filterValue(value, of: name, known: known)
        case .setting(let name, let known):
            Phrases.Settings.unknown(
                name, nearest: NearestWord.to(name.lowercased(), among: known), isCorrected: isCorrected)
        case .word(let word, let known): Phrases.word(word, known: known)
        case .option(let word, _) where Options.names.contains(word): Phrases.programOption(word)
        case .option(let word, let known):
            Phrases.option(
                word,
                nearest: (LineForms.option(named: word, among: known)
                    ?? Options.nearest(to: word, among: known))
                    .map { known.contains($0) || $0.hasPrefix("gallery ") ? $0 : "gallery \($0)" },
                isCorrected: isCorrected)
        case .address: Phrases.noPhotoPage(at: Services.addresses.pageHosts)
        case .nothing(let sentence), .elsewhere(let sentence), .refused(let sentence): sentence
        }
    }
}
