import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import Viper
import Wording

/// Shows what was learned of the person's taste, takes it and what was seen away, and stops learning.
final class TastePresenter: PresentedPresenter {
    /// Traits listed of each kind.
    private static let most = 12
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
                Phrases.forgotTrait(name, from: try taste.forget(name, listedAs: Phrases.description))
            }
        case .forgetSeen:
            seen.forgetAll()
            note(.info(Phrases.forgotSeen))
        case .pause(let isPaused):
            taste.pause(isPaused)
            note(.info(taste.isPaused ? Phrases.privateOn : Phrases.privateOff))
        }
    }

    private func change(_ body: () throws(StoreError) -> String) {
        do throws(StoreError) { note(.info(try body())) } catch {
            display.show(TasteReport(notes: Note.problem(.store(error))))
        }
    }

    private func show() {
        let learned = taste.learned(at: Date())
        var model = TasteReport(records: learned.map { Record($0) })
        let likes = learned.filter { $0.weight > 0 && $0.likes > 0 }.prefix(Self.most)
        let dislikes = learned.filter { $0.weight < 0 }.suffix(Self.most).reversed()
        if !likes.isEmpty {
            let traits = likes.map(Phrases.learned).joined(separator: ", ")
            model.parts.append(TasteReport.Part(heading: Phrases.learnedLikes, traits: traits))
        }
        if !dislikes.isEmpty {
            let traits = dislikes.map { Phrases.description($0.trait) }.joined(separator: ", ")
            model.parts.append(TasteReport.Part(heading: Phrases.learnedDislikes, traits: traits))
        }
        model.notes = [.quiet(model.parts.isEmpty ? Phrases.nothingLearned : Phrases.learnedHint)]
        display.show(model)
    }

    private func note(_ note: Note) { display.show(TasteReport(notes: [note])) }
}
