import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

/// Asks the services photo by photo and reports what changed; a service that fails is not asked again.
struct CheckPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: CheckInteractor

    func handle(_ words: [String]) async {
        do throws(ScreenError) {
            let items = try await interactor.items(of: words)
            let photos = items.compactMap { item in item.photo.map { (item, $0) } }
                .filter { interactor.isAtService($0.1) }
            let unknown = interactor.pictures.unknown(among: items)
            display.show(FactList(notes: unknown.map { .problem(Phrases.noCredit($0)) }))
            if photos.isEmpty {
                display.show(FactList(notes: [.quiet(Phrases.Check.nothing)]))
            } else {
                await check(photos)
            }
        } catch {
            let names = interactor.pictures.boardNames
            display.show(FactList(notes: Note.problem(error, of: words, amongBoards: names)))
        }
    }

    private func check(_ photos: [(item: CreditsItem, photo: Photo)]) async {
        var failures: [ServiceName: CatalogError] = [:]
        var unchecked: [ServiceName: Int] = [:]
        var changed = 0
        // Replies for photos of which several files follow: the service is asked once.
        var replies: [PhotoID: Photo?] = [:]
        var left = Dictionary(photos.map { ($0.photo.id, 1) }, uniquingKeysWith: +)
        for (index, (item, photo)) in photos.enumerated() {
            let service = photo.id.service
            if failures[service] == nil {
                display.progress(Phrases.Check.progress(index + 1, of: photos.count))
                do throws(CatalogError) {
                    let isScaled = item.file?.isScaled ?? false
                    let current =
                        if let reply = replies.removeValue(forKey: photo.id) { reply } else {
                            try await interactor.current(photo.id)
                        }
                    left[photo.id, default: 1] -= 1
                    if left[photo.id] != 0 { replies.updateValue(current, forKey: photo.id) }
                    let changes = interactor.changes(of: photo, to: current, isScaled: isScaled)
                    show(changes, of: item, photo)
                    if !changes.isEmpty { changed += 1 }
                    continue
                } catch .cancelled {
                    return
                } catch {
                    failures[service] = error
                }
            }
            unchecked[service, default: 0] += 1
        }
        let count = photos.count - unchecked.values.reduce(0, +)
        let failed = failures.sorted { $0.key.rawValue < $1.key.rawValue }.map { service, error in
            Note.problem(
                Phrases.Check.unchecked(unchecked[service] ?? 0, service, Phrases.explanation(error)))
        }
        let done = count > 0 ? [Note.info(Phrases.Check.done(count, changed: changed))] : []
        display.show(FactList(notes: failed + done))
    }

    private func show(_ changes: [PhotoChange], of item: CreditsItem, _ photo: Photo) {
        let path = item.path.map(interactor.pictures.credits.relative)
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
