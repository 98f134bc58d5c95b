import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Wording

@MainActor
struct SaveReport {
    /// Minimum number of photos that are counted instead of listed if they fail for the same reason, or if their files
    /// are already there and they follow each other.
    private static let leastCounted = 5

    let photos: [Photo]
    var numbers: [Int] = []
    let order: SaveRequest
    let saving: any SaveInteracting
    /// Text that names a photo in a command.
    var name: (Photo) -> String = { $0.id.description }
    let report: ([Note]) -> Void
    let progress: (String?) -> Void
    var saved: (Photo, SavedPhoto) -> Void = { _, _ in }

    func run() async {
        let title = photos.count == 1 ? photos.first.map(Phrases.title(of:)) : nil
        var smaller: [Photo] = [], present: [Note] = [], failures = SaveFailures()
        func showPresent() {
            let count = present.count
            guard count >= Self.leastCounted else { return report(exchange(&present, with: [])) }
            let sentence = Phrases.alreadySaved(count, of: photos.count)
            report([.info(sentence)] + exchange(&present, with: []).map(\.asDetail))
        }
        let saved = await SaveBatch(photos: photos, numbers: numbers, order: order, saving: saving).run {
            now in
            progress(now.line(title))
        } finished: { photo, outcome in
            if case .failure(.catalog(.refused(.smallerOnly))) = outcome { smaller.append(photo) }
            if photos.count >= Self.leastCounted, case .failure(let error) = outcome,
                !error.isCancellation, smaller.isEmpty
            {
                return failures.add(name(photo), Phrases.explanation(error))
            }
            let notes = notes(on: outcome, of: photo, smaller)
            if case .success(let saved) = outcome, !saved.file.isNew, notes.count == 1 {
                present += notes
            } else {
                if !present.isEmpty { showPresent() }
                if !notes.isEmpty { report(notes) }
            }
        }
        if !present.isEmpty { showPresent() }
        report(failures.notes)
        guard Task.isCancelled else { return }
        report([.quiet(Phrases.savingStopped(saved: saved, of: photos.count))])
    }

    /// `smaller` are the photos so far that were not saved because only a smaller copy is available.
    private func notes(
        on outcome: Result<SavedPhoto, ScreenError>, of photo: Photo, _ smaller: [Photo]
    ) -> [Note] {
        switch outcome {
        case .success(let saved):
            self.saved(photo, saved)
            let path = saved.file.path
            let sentence = saved.file.isNew ? Phrases.saved(path) : Phrases.alreadySaved(path)
            let note = Note.info(sentence, linking: path, to: WebLink.file(path))
                .recorded(as: Record.saved((photo, saved)))
            let fault = saved.fault.map { Note.warning(Phrases.keptAsItIs($0)) }
            let converted = Phrases.losses(saved.losses).map(Note.warning)
            let leftOut = saved.file.leftOut
            let removed = leftOut.isEmpty ? nil : Note.warning(Phrases.leftOut(leftOut))
            let narrow = saved.isNarrower ? saved.width.map { Note.quiet(Phrases.originalWidth($0)) } : nil
            let copy = saved.isSmaller ? Note.warning(Phrases.savedSmaller) : nil
            let location = saved.mayHaveLocation ? Note.warning(Phrases.savedWithLocation) : nil
            let (hasCredit, hasManifest) = (saved.metadata.hasCredit, saved.metadata.hasManifest)
            let isNew = saved.file.isNew
            let sidecar = (path.split(separator: "/").last ?? "") + ".json"
            let beside = isNew && !hasCredit ? Note.quiet(Phrases.creditBeside(String(sidecar))) : nil
            let manifest = isNew && hasCredit && hasManifest ? Note.warning(Phrases.brokeManifest) : nil
            let losses = [removed, location, manifest, beside].compactMap(\.self)
            return [note] + [narrow, fault, copy].compactMap(\.self) + converted + losses
                + (saved.favoriteFailure.map(Note.problem) ?? [])
        case .failure(let error) where !error.isCancellation:
            let (name, id) = (name(photo), photo.id.description)
            let label = (name == id ? id : "\(name) (\(id))") + " " + Phrases.title(of: photo)
            let hint =
                if case .store(.failed(_, .system)) = error { " " + Phrases.saveElsewhere(name) } else { "" }
            let note = Note.problem(Phrases.notSaved(label, Phrases.explanation(error)) + hint)
            return [smaller.isEmpty ? note : note.offering(command(acceptingSmaller: smaller))]
        case .failure: return []
        }
    }

    private func command(acceptingSmaller smaller: [Photo]) -> String {
        var order = order
        if !order.names.isEmpty {
            order.names = smaller.compactMap { photo in
                photos.firstIndex { $0.id == photo.id }.map { self.order.names[$0] }
            }
        }
        return order.commandAcceptingSmaller(smaller.map(name))
    }
}

/// Photos that were not saved, by reason.
private struct SaveFailures {
    private var names: [(reason: String, photos: [String])] = []

    mutating func add(_ photo: String, _ reason: String) {
        if let index = names.firstIndex(where: { $0.reason == reason }) {
            names[index].photos.append(photo)
        } else {
            names.append((reason, [photo]))
        }
    }

    var notes: [Note] {
        names.map { reason, photos in
            .problem(Phrases.notSaved(Phrases.photos(photos.count), names: photos, reason))
        }
    }
}

extension SaveProgress {
    /// `title` is the photo's title, or `nil` for several photos.
    func line(_ title: String?) -> String {
        Phrases.saving(
            title, finished: finished, of: count, done: done, total: total, isTotalKnown: isTotalKnown,
            secondsLeft: secondsLeft(at: Date()), checking: count(of: .checking),
            converting: count(of: .converting))
    }
}
