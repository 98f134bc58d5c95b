import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct TastePresenter: PresentedPresenter {
    let display: any ConsoleDisplay<TasteReport>
    let interactor: TasteEditingInteractor

    func handle(_ event: TasteRequest) async {
        do throws(ScreenError) {
            display.show(try report(on: event))
        } catch {
            display.show(TasteReport(notes: Note.problem(error)))
        }
    }

    private func report(on event: TasteRequest) throws(ScreenError) -> TasteReport {
        switch event {
        case .show: return list(interactor.learned())
        case .clear(isConfirmed: false):
            return TasteReport(notes: [.question(Phrases.confirmForgetting).offering("taste clear --yes")])
        case .clear(isConfirmed: true):
            try interactor.forgetAll()
            return note(Phrases.forgotTaste)
        case .forget(let name):
            let forgotten = try interactor.forget(
                name, listedAs: Phrases.description, translated: Phrases.Interests.translated)
            guard forgotten.count > 0 else {
                return TasteReport(notes: [.problem(Phrases.notLearned(forgotten.name))])
            }
            return note(
                forgotten.isInterest
                    ? Phrases.Interests.forgot(forgotten.name, from: forgotten.count)
                    : Phrases.forgotTrait(forgotten.name, from: forgotten.count))
        case .pauseInterest(let words):
            let name = words.joined(separator: " ")
            guard let paused = try interactor.pause(name, translated: Phrases.Interests.translated) else {
                return TasteReport(notes: [.problem(Phrases.Interests.unknown(name))])
            }
            return note(Phrases.Interests.paused(paused.name, until: paused.end))
        case .resumeInterests:
            try interactor.resumeInterests()
            return note(Phrases.Interests.resumed)
        case .forgetSeen(isConfirmed: false):
            let question = Note.question(Phrases.confirmForgettingSeen)
            return TasteReport(notes: [question.offering("seen --forget --yes")])
        case .forgetSeen(isConfirmed: true):
            interactor.forgetSeen()
            return note(Phrases.forgotSeen)
        case .pause(let isPaused):
            return note(interactor.pauseLearning(isPaused) ? Phrases.privateOn : Phrases.privateOff)
        }
    }

    private func list(_ learned: LearnedTaste) -> TasteReport {
        let parts = [
            (Phrases.Interests.heading, learned.listedInterests.map(Phrases.Interests.line)),
            (Phrases.learnedLikes, joined(learned.likes.map(Phrases.learned))),
            (Phrases.learnedDislikes, joined(learned.dislikes.map { Phrases.description($0.trait) })),
        ].map(TasteReport.Part.init).filter { !$0.lines.isEmpty }
        return TasteReport(
            parts: parts,
            records: learned.interests.map { Record.interest($0) }
                + learned.traits.map { Record.trait($0) },
            notes: [.quiet(parts.isEmpty ? Phrases.nothingLearned : Phrases.learnedHint)])
    }

    private func joined(_ traits: [String]) -> [String] {
        traits.isEmpty ? [] : [traits.joined(separator: ", ")]
    }

    private func note(_ text: String) -> TasteReport { TasteReport(notes: [.info(text)]) }
}
