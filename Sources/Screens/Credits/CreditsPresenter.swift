import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct CreditsPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: CreditsInteractor

    func handle(_ event: CreditsRequest) async {
        do throws(ScreenError) {
            switch event {
            case .list(let words, let format, let file, let base):
                try await list(
                    interactor.items(of: words),
                    as: format ?? file.flatMap(CreditFormat.init(ofFile:)) ?? interactor.credits.format,
                    to: file,
                    base: base, if: words.isEmpty ? Phrases.nothingSaved : Phrases.noPictures)
            case .licenses(let words): try await writeLicenses(of: interactor.items(of: words))
            case .inspect(let paths):
                for file in try await interactor.credits.files(at: paths) { await show(file) }
            }
        } catch {
            let names = interactor.boardNames
            display.show(
                FactList(
                    notes: Note.problem(
                        error, of: event.names, amongBoards: names, forPhotos: event.lineForPhotos)))
        }
    }

    private func writeLicenses(of items: [CreditsItem]) async throws(ScreenError) {
        var written = 0, known = 0
        for item in items {
            guard let photo = item.photo, let file = item.file else { continue }
            for path in [file.path] + (file.hasSidecar ? [file.path + ".json"] : []) {
                known += 1
                if try await interactor.credits.writeLicense(of: photo, forFileAt: path) { written += 1 }
            }
        }
        let unknown = interactor.unknown(among: items).map { Note.problem(Phrases.noCredit($0)) }
        let done: Note =
            if known > 0 {
                .info(Phrases.licensesWritten(written, of: known))
            } else if items.contains(where: { $0.file == nil }) {
                .problem(Phrases.licensesNeedFiles)
            } else {
                .info(Phrases.noPictures)
            }
        display.show(FactList(notes: [done] + unknown))
    }

    private func list(
        _ items: [CreditsItem], as format: CreditFormat, to file: String?, base: String?,
        if empty: String
    ) async throws(ScreenError) {
        let base = base ?? interactor.credits.base(forFile: file)
        var known: [(CreditsItem, String)] = [], notes: [Note] = [], remarks = CreditRemarks()
        for item in items {
            guard var photo = item.photo else { continue }
            photo.size = item.file?.size ?? photo.size
            let credit = try await interactor.credits.entry(
                of: photo, at: item.path, as: format, base: base)
            if item.file == nil { remarks.add(credit, " \(photo.id)") }
            if credit.isComplete { known.append((item, credit.text)) }
        }
        if let file {
            let change = try await interactor.credits.write(
                known.map { DocumentEntry($0.1) }, as: format, to: file, replacing: true)
            notes.append(.creditsWritten(change, of: known.count))
        } else {
            notes = known.map { item, text in
                Note(
                    kind: .answer, text: text, isUnbroken: true,
                    record: Record.fileCredit((item, text)))
            }
        }
        if items.isEmpty { notes.append(.quiet(empty)) }
        notes += remarks.notes + Note.invented(known.compactMap(\.0.photo)) + items.compactMap(problem)
        display.show(FactList(notes: notes))
    }

    /// Note about what a credit lacks; `nil` if it is complete.
    private func problem(of item: CreditsItem) -> Note? {
        let isKnown = item.photo.map { !$0.isWithoutCredit } ?? false
        guard !isKnown || item.photo?.isWithoutAuthor == true,
            let name = item.path.map(interactor.credits.relative) ?? item.photo.map(Phrases.title)
        else { return nil }
        return .problem(
            isKnown ? Phrases.creditWithoutAuthor(name, item.photo?.pageLink) : Phrases.noCredit(name))
    }

    private func show(_ file: CreditedFile) async {
        let stored = await interactor.photo(of: file)
        guard let photo = file.photo ?? stored else {
            display.show(FactList(notes: [.problem(Phrases.noCredit(file.path))]))
            return
        }
        // Without a credit, the service and identifier are those of any file.
        let facts = Phrases.everything(about: photo.stating(factsOf: stored))
            .filter { !$0.value.isEmpty && (file.photo != nil || !$0.isMinor) }
            .map { FactList.Fact(label: $0.label, value: $0.value) }
        let place = FactList.Fact(label: Phrases.creditPlaceLabel, value: Phrases.creditPlace(file.place))
        let text = file.photo.map { Credit($0).text() } ?? ""
        display.show(
            FactList(
                heading: file.path, facts: facts + [place],
                records: [Record.fileCredit((CreditsItem(file), text))]))
    }
}

extension Photo {
    /// The photo of a credit with the size, dates and camera of its file.
    fileprivate func stating(factsOf file: Photo?) -> Photo {
        guard let file else { return self }
        var photo = self
        photo.size = file.size ?? size
        photo.taken = taken ?? file.taken
        photo.exif = exif ?? file.exif
        photo.place = place ?? file.place
        return photo
    }
}
