import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

@MainActor
struct PickPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: PickInteractor
    /// Prints a line for the other program.
    let output: (String) -> Void

    func write(_ picked: [Photo], _ order: PickRequest) async {
        if order.form.savesFiles {
            await save(picked, order)
        } else if order.form != .id {
            await interactor.credits.load(picked)
        }
        for photo in picked where order.form != .path {
            do throws(ScreenError) {
                switch order.form {
                case .path: break
                case .id: output(photo.id.description)
                case .credit: try await write(photo, as: interactor.credits.format, reportingUnsaved: true)
                // A failure to save is reported already.
                case .figure: try await write(photo, as: .figure, reportingUnsaved: false)
                case .json: output(json(of: photo))
                }
            } catch { display.show(Note.problem(error)) }
        }
    }

    private func save(_ picked: [Photo], _ order: PickRequest) async {
        let report = SaveReport(
            photos: picked, order: order.saving, saving: interactor.saving,
            report: { notes in display.show(notes.filter { ![.info, .detail].contains($0.kind) }) },
            progress: display.progress,
            saved: { _, saved in
                display.progress(nil)
                if order.form == .path { output(saved.file.path) }
            })
        await report.run()
        display.progress(nil)
    }

    private func write(
        _ photo: Photo, as format: CreditFormat, reportingUnsaved: Bool
    ) async throws(ScreenError) {
        let credit = try await interactor.credits.credit(of: photo, as: format)
        guard credit.isComplete || reportingUnsaved else { return }
        if credit.isComplete { output(credit.text) }
        var remarks = CreditRemarks()
        remarks.add(credit, " \(photo.id)")
        display.show(remarks.notes)
    }

    private func json(of photo: Photo) -> String {
        let (described, annotation) = interactor.stored.annotated(photo)
        let record = Record.photo(
            ListedPhoto(
                photo: described, isFavorite: interactor.stored.isFavorite(photo), annotation: annotation))
        return (try? RecordText.line(record)) ?? ""
    }
}
