import CommandShell
import Configuration
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct LibraryPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: LibraryInteractor
    let saved: () -> [String: String]

    func handle(_ request: LibraryRequest) async {
        do throws(ScreenError) {
            switch request {
            case .export(let path, let withPictures):
                display.progress(Phrases.Library.exporting)
                let report = try await interactor.export(
                    to: path, withPictures: withPictures, saved: saved())
                display.show([
                    .info(
                        Phrases.Library.exported(report), linking: report.path, to: WebLink.file(report.path)
                    ).recorded(as: Record.archive(report))
                ])
            case .take(let path, let withSettings) where interactor.isArchive(path):
                display.progress(Phrases.Library.importing(path))
                await show(try await interactor.merge(path), withSettings)
            case .take(let path, _): try await take(path)
            }
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func show(_ report: LibraryReport, _ withSettings: Bool) async {
        guard report.isComplete else {
            var failure =
                Task.isCancelled ? [] : report.failure.map { Note.problem(ScreenError.store($0)) } ?? []
            if !report.isEmpty { failure.append(.quiet(Phrases.Library.interrupted(report))) }
            display.show(failure)
            return
        }
        let imported = Note.info(Phrases.Library.imported(report)).recorded(as: Record.library(report))
        let (adopted, left) = await interactor.adopt(report.settings, saved: saved(), all: withSettings)
        func note(_ names: [SettingName], _ text: ([String]) -> String) -> [Note] {
            names.isEmpty ? [] : [.quiet(text(names.map(\.rawValue)))]
        }
        display.show(
            [imported] + note(adopted, Phrases.Library.settings)
                + note(left, withSettings ? Phrases.Library.notSaved : Phrases.Library.left))
    }

    /// Adds photos to the favorites by page addresses: those in a text file, or `path` itself.
    private func take(_ path: String) async throws(ScreenError) {
        guard let references = try await interactor.references(in: path) else {
            display.show([.problem(Phrases.Library.isBoard(path))])
            return
        }
        guard references.havePhotos else {
            display.show([.problem(Phrases.Library.noAddresses(path))])
            return
        }
        let ids = references.lines
        var added = 0, favorites = 0
        var failures = TransferFailures { [display] in display.show([.problem($0)]) }
        for (index, (line, id)) in ids.enumerated() where !Task.isCancelled {
            guard let id else {
                failures.say(Phrases.BoardFiles.noReference(line))
                continue
            }
            display.progress(Phrases.BoardFiles.importing("\(id)", number: index + 1, of: ids.count))
            do throws(ScreenError) {
                if try await interactor.add(id) == .already { favorites += 1 } else { added += 1 }
            } catch {
                guard !error.isCancellation else { break }
                guard case .catalog = error else {
                    display.show(Note.problem(error))
                    break
                }
                failures.add("\(id)", Phrases.explanation(error))
            }
        }
        failures.close()
        let text = Phrases.Library.added(added, of: ids.count { $0.photo != nil }, favorites: favorites)
        let others = references.otherLinks
        display.show(
            [added > 0 ? .heart(text) : .info(text)]
                + (others > 0 ? [.quiet(Phrases.BoardFiles.otherLinks(others))] : []))
    }
}
