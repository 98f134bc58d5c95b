import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Wording

/// Runs the commands of keys. Each results in at most one note, for a status line.
@MainActor
struct KeyCommandRunner {
    let interactor: FullScreenInteractor
    let photoCommands: PhotoCommands
    let router: any PhotoRouting
    let copy: (String) async -> Bool

    /// Runs a command on the chosen photos or, if it accepts only one photo, on the photo at the cursor.
    func run(
        _ command: KeyCommand, on chosen: ChosenPhotos, orAt cursor: ChosenPhotos,
        progress: @escaping (String?) -> Void
    ) async -> Note? {
        for chosen in [chosen, cursor] {
            guard let request = request(for: command, on: chosen) else { continue }
            return await run(request, in: chosen.list, photo: chosen.photo, progress: progress)
        }
        return nil
    }

    /// Meaning of a key, which may be of another keyboard layout.
    func layoutKey(_ key: FullScreenKey) -> FullScreenKey {
        if key.isCyrillic { interactor.typesCyrillic.value = true }
        return key.latin
    }

    func labels(of keys: [(keys: String, meaning: String)]) -> [LabeledText] {
        [LabeledText](
            keys, hasCyrillic: interactor.typesCyrillic.value || Language.current == .russian)
    }

    /// Adds the photos to the board in use.
    func addToBoard(
        _ chosen: ChosenPhotos, orAt cursor: ChosenPhotos, progress: @escaping (String?) -> Void
    ) async -> Note? {
        do throws(ScreenError) {
            guard let board = try interactor.stored.boardInUse() else {
                return .problem(Phrases.Boards.noneInUse)
            }
            return await run(.add(toBoard: board.name), on: chosen, orAt: cursor, progress: progress)
        } catch {
            return Note.problem(error).first
        }
    }

    func undo() async -> Note? {
        do throws(ScreenError) {
            let notes = try await interactor.revert().map(Note.init(reverted:))
            return notes.isEmpty ? .quiet(Phrases.Undo.nothing) : notes.summary
        } catch {
            return Note.problem(error).first
        }
    }

    func run(
        _ request: PhotoRequest, in list: PhotoListID, photo: @escaping (Int) -> Photo?,
        progress: @escaping (String?) -> Void
    ) async -> Note? {
        interactor.beginCommand()
        var notes: [Note] = []
        let output = PhotoCommandOutput(
            router: router, report: { notes += $0 }, progress: progress, copy: copy)
        await photoCommands.run(request, in: list, to: output, photo: photo)
        return notes.summary
    }

    private func request(for command: KeyCommand, on chosen: ChosenPhotos) -> PhotoRequest? {
        let areFavorites = command == .favorite && interactor.areFavorites(chosen.photos)
        let name = areFavorites ? "unfav" : command.name
        let texts = command.before + chosen.numbers.map(String.init) + command.after
        let words = texts.enumerated().map { Word($1, at: $0) }
        let scope = ParsingScope(numbers: (chosen.numbers.first ?? 1)...(chosen.numbers.last ?? 1))
        let spec = PhotoCommands.all.first { $0.info.isCalled(name) }
        return try? spec?.parse(words, scope)
    }
}

extension [Note] {
    /// First problem or warning, after the first success, else the last note with the number of notes. Remarks are left
    /// out beside results.
    var summary: Note? {
        let all = filter { $0.kind != .detail }, results = all.filter { $0.kind != .quiet }
        let notes = results.isEmpty ? all : results
        let failures = notes.filter { $0.kind == .problem } + notes.filter { $0.kind == .warning }
        guard let failed = failures.first else {
            let recorded = notes.filter { $0.record != nil }
            let answers = recorded.isEmpty ? notes : recorded
            guard let last = answers.last, notes.count > 1 || last.record?.kind == "saved" else {
                return notes.last
            }
            let text = last.record?.text ?? last.text
            let sentence =
                switch Set(answers.map { $0.record?.kind }) {
                case ["saved"] where answers.count == 1: Phrases.Grid.saved(fileNamed: text)
                case _ where answers.count == 1: last.text
                case ["copied"]: Phrases.Grid.copied(answers.count, last: text)
                case ["saved"]: Phrases.Grid.saved(answers.count, last: text)
                default: Phrases.Grid.results(answers.count, last: last.text)
                }
            let remarks = recorded.isEmpty ? [] : notes.filter { $0.record == nil }
            return Note(
                kind: last.kind, text: remarks.reduce(sentence) { Phrases.Grid.result($0, $1.text) })
        }
        let successes = notes.filter { [.heart, .info].contains($0.kind) }
        guard let success = successes.first else { return failed }
        let areSaved = successes.count > 1 && successes.allSatisfy { $0.record?.kind == "saved" }
        let text = areSaved ? Phrases.Grid.saved(successes.count) : success.text
        return Note(kind: failed.kind, text: Phrases.Grid.result(text, failed.text))
    }
}

extension Record {
    /// Copied text, or path of a saved file; `nil` for other records.
    fileprivate var text: String? {
        guard case .text(let text) = fields.first(where: { ["text", "path"].contains($0.name) })?.value
        else { return nil }
        return text
    }
}
