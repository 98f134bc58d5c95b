import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct CheckPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: CheckInteractor

    func handle(_ words: [String]) async {
        do throws(ScreenError) {
            let items = try await interactor.items(of: words)
            let subjects = interactor.subjects(among: items)
            let unknown = interactor.pictures.unknown(among: items)
            display.show(FactList(notes: unknown.map { .problem(Phrases.noCredit($0)) }))
            if subjects.isEmpty {
                display.show(FactList(notes: [.quiet(Phrases.Check.nothing)]))
            } else {
                await check(subjects)
            }
        } catch {
            let names = interactor.pictures.boardNames
            display.show(FactList(notes: Note.problem(error, of: words, amongBoards: names)))
        }
    }

    private func check(_ subjects: [ComparisonInteractor.Subject]) async {
        let summary = await interactor.comparison.run(subjects) { number in
            display.progress(Phrases.Check.progress(number, of: subjects.count))
        } found: { subject, changes in
            show(changes, of: subject)
        }
        guard let summary else { return }
        let failed = summary.failures.map { service, count, error in
            Note.problem(Phrases.Check.unchecked(count, service, Phrases.explanation(error)))
        }
        let done =
            summary.checked > 0
            ? [Note.info(Phrases.Check.done(summary.checked, changed: summary.changed))] : []
        display.show(FactList(notes: failed + done))
    }

    private func show(_ changes: [PhotoChange], of subject: ComparisonInteractor.Subject) {
        let photo = subject.photo, path = subject.path.map(interactor.pictures.credits.relative)
        let name = path ?? Phrases.title(of: photo)
        let notes = changes.map { Note.problem(Phrases.Check.sentence($0, name, photo.id.service)) }
        let records =
            display.audience.isProgram
            ? (changes.isEmpty ? [nil] : changes.map(Optional.some)).map {
                Record.checked((photo, path, $0))
            } : []
        display.show(FactList(records: records, notes: notes))
    }
}
