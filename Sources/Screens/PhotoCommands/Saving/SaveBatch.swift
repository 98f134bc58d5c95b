import GalleryCore
import TextLayout
import Wording

/// Saves several photos concurrently and reports them in order.
@MainActor
struct SaveBatch {
    /// Concurrent downloads: more gain nothing on one line and burden the service.
    private static let width = 4

    let photos: [Photo]
    let order: SaveOrder
    let saving: any PhotoSaving
    let report: ([Note]) -> Void
    let progress: (String?) -> Void

    func run() async {
        let meter = SaveMeter(photos)
        progress(meter.line)
        let showing = Task { await meter.run { progress($0) } }
        defer { showing.cancel() }
        var outcomes: [Result<SavedPhoto, ScreenError>?] = Array(repeating: nil, count: photos.count)
        var reported = 0
        await withTaskGroup(of: (Int, Result<SavedPhoto, ScreenError>).self) { group in
            var begun = 0
            func beginNext() {
                guard begun < photos.count, !Task.isCancelled else { return }
                let index = begun
                begun += 1
                group.addTask { [photo = photos[index], order, saving] in
                    do throws(ScreenError) {
                        let saved = try await saving.save(photo, order) { meter.update(index, $0) }
                        return (index, .success(saved))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            for _ in 0..<Self.width { beginNext() }
            while let (index, outcome) = await group.next() {
                outcomes[index] = outcome
                while reported < photos.count, let next = outcomes[reported] {
                    show(next, of: photos[reported])
                    reported += 1
                }
                meter.finish(index)
                beginNext()
            }
        }
        guard Task.isCancelled else { return }
        // Photos that finished after a stopped one.
        for index in reported..<photos.count {
            if let done = outcomes[index] { show(done, of: photos[index]) }
        }
        let saved = outcomes.count { (try? $0?.get()) != nil }
        report([.quiet(Phrases.savingStopped(saved: saved, of: photos.count))])
    }

    private func show(_ outcome: Result<SavedPhoto, ScreenError>, of photo: Photo) {
        switch outcome {
        case .success(let saved):
            let path = saved.file.path
            let sentence = saved.file.isNew ? Phrases.saved(path) : Phrases.alreadySaved(path)
            let record = Record(
                "saved", photo,
                [Record.Field("path", .text(path)), Record.Field("new", .flag(saved.file.isNew))],
                answer: "path")
            let note = Note.info(sentence, linking: path, to: WebLink.file(path)).recorded(as: record)
            let fault = saved.fault.map { Note.warning(Phrases.keptAsItIs($0)) }
            let frame = saved.isFirstFrame ? Note.warning(Phrases.savedFirstFrame) : nil
            let losses = [fault, frame].compactMap(\.self)
            report([note] + losses + (saved.favoriteFailure.map(Note.problem) ?? []))
        case .failure(let error) where !error.isCancellation:
            report([.problem(Phrases.notSaved(Phrases.title(of: photo), Phrases.explanation(error)))])
        case .failure: break
        }
    }
}
