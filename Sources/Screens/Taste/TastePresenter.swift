import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import Viper
import Wording

/// Shows or forgets learned traits and seen photos, and pauses learning.
final class TastePresenter: PresentedPresenter {
    /// Maximum number of traits listed per kind.
    private static let most = 12
    private static let interests = 6
    private let display: any ConsoleDisplay<TasteReport>
    private let taste: any TasteEditing
    private let seen: any SeenStore

    init(display: any ConsoleDisplay<TasteReport>, taste: any TasteEditing, seen: any SeenStore) {
        self.display = display
        self.taste = taste
        self.seen = seen
    }

    func handle(_ event: TasteRequest) async {
        switch event {
        case .show: show()
        case .clear(isConfirmed: false): note(.info(Phrases.confirmForgetting))
        case .clear(isConfirmed: true):
            change { () throws(StoreError) in
                try taste.forgetAll()
                return Phrases.forgotTaste
            }
        case .forget(let name):
            change { () throws(StoreError) in
                // All words of an interest name it; a single word is a trait.
                guard let interest = interest(of: name), interest.words.count > 1,
                    name.lowercased() == interest.name.lowercased()
                else {
                    return Phrases.forgotTrait(
                        name, from: try taste.forget(name, listedAs: Phrases.description))
                }
                return Phrases.Interests.forgot(interest.name, from: try taste.forget(interest))
            }
        case .pauseInterest(let words): pause(words.joined(separator: " "))
        case .resumeInterests:
            change { () throws(StoreError) in
                try taste.resumeInterests()
                return Phrases.Interests.resumed
            }
        case .forgetSeen:
            seen.forgetAll()
            note(.info(Phrases.forgotSeen))
        case .pause(let isPaused):
            taste.pause(isPaused)
            note(.info(taste.isPaused ? Phrases.privateOn : Phrases.privateOff))
        }
    }

    private func pause(_ name: String) {
        guard let interest = interest(of: name) else {
            return note(.problem(Phrases.Interests.unknown(name)))
        }
        change { () throws(StoreError) in
            Phrases.Interests.paused(interest.name, until: try taste.pause(interest, at: Date()))
        }
    }

    /// First interest that has all words and is not paused.
    private func interest(of name: String) -> Interest? {
        let words = name.split { $0 == "," || $0 == " " }.map(String.init)
        return taste.interests(at: Date()).first { $0.pausedUntil == nil && $0.has(words) }
    }

    private func change(_ body: () throws(StoreError) -> String) {
        do throws(StoreError) { note(.info(try body())) } catch {
            display.show(TasteReport(notes: Note.problem(.store(error))))
        }
    }

    private func show() {
        let learned = taste.learned(at: Date())
        let interests = taste.interests(at: Date())
        var model = TasteReport(records: (interests.map { Record($0) }) + learned.map { Record($0) })
        let (out, followed) = (interests.filter { $0.pausedUntil != nil }, interests.filter { $0.share > 0 })
        if !interests.isEmpty {
            let lines =
                followed.prefix(Self.interests).map(Phrases.Interests.line) + out.map(Phrases.Interests.line)
            model.parts.append(TasteReport.Part(heading: Phrases.Interests.heading, lines: lines))
        }
        let likes = learned.filter { $0.weight > 0 && $0.likes > 0 }.prefix(Self.most)
        let dislikes = learned.filter { $0.weight < 0 }.suffix(Self.most).reversed()
        if !likes.isEmpty {
            let traits = likes.map(Phrases.learned).joined(separator: ", ")
            model.parts.append(TasteReport.Part(heading: Phrases.learnedLikes, lines: [traits]))
        }
        if !dislikes.isEmpty {
            let traits = dislikes.map { Phrases.description($0.trait) }.joined(separator: ", ")
            model.parts.append(TasteReport.Part(heading: Phrases.learnedDislikes, lines: [traits]))
        }
        model.notes = [.quiet(model.parts.isEmpty ? Phrases.nothingLearned : Phrases.learnedHint)]
        display.show(model)
    }

    private func note(_ note: Note) { display.show(TasteReport(notes: [note])) }
}
