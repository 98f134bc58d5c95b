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
        guard order.form == .path else {
            if order.form != .id { await interactor.credits.load(picked) }
            for photo in picked {
                do throws(ScreenError) { output(try text(of: photo, as: order.form)) } catch {
                    display.show(Note.problem(error))
                }
            }
            return
        }
        let report = SaveReport(
            photos: picked, order: order.saving, saving: interactor.saving,
            report: { notes in display.show(notes.filter { $0.kind != .info }) },
            progress: display.progress, saved: { output($0.file.path) })
        await report.run()
        display.progress(nil)
    }

    private func text(of photo: Photo, as form: PickRequest.Form) throws(ScreenError) -> String {
        let credits = interactor.credits
        return switch form {
        case .path: try interactor.saving.path(of: photo) ?? ""
        case .id: photo.id.description
        case .credit: try credits.text(of: photo, as: credits.format)
        case .figure: try credits.text(of: photo, as: .figure)
        case .json: json(of: photo)
        }
    }

    private func json(of photo: Photo) -> String {
        let (described, annotation) = interactor.stored.annotated(photo)
        let record = Record.photo(
            ListedPhoto(
                photo: described, isFavorite: interactor.stored.isFavorite(photo), annotation: annotation))
        return (try? RecordText.line(record)) ?? ""
    }
}
