public import CommandShell
public import GalleryCore
import TextLayout
public import UseCases
public import Viper
import Wording

extension PresentedFeatures {
    /// Grid in which photos are picked for another program; `picked` receives them.
    public func pick(
        from list: PhotoListID, lists: PhotoLists, seen: SeenInteractor, photos: PhotoCommandInteractors,
        lines: any LineSource, picked: @escaping ([Photo]) -> Void
    ) -> any CommandScreen<Route> {
        grid(
            GridRequest(list: list, title: ListTitle(), index: 0, isPick: true), lists: lists, seen: seen,
            photos: photos, lines: lines, picked: picked)
    }

    /// Prints the text of each picked photo in order; shows failures.
    public func write(
        _ picked: [Photo], _ order: PickOrder, photos: PhotoCommandInteractors,
        to output: @escaping (String) -> Void
    ) async {
        let display = notes
        guard order.form == .path else {
            if order.form != .id { await photos.credits.stated?.load(picked) }
            for photo in picked {
                do throws(ScreenError) {
                    output(try photos.text(of: photo, as: order.form))
                } catch {
                    display.show(Note.problem(error))
                }
            }
            return
        }
        let report = SaveReport(
            photos: picked, order: order.saving, saving: photos.saving,
            report: { notes in display.show(notes.filter { $0.kind != .info }) },
            progress: display.progress, saved: { output($0.file.path) })
        await report.run()
        display.progress(nil)
    }
}

extension PhotoCommandInteractors {
    fileprivate func text(of photo: Photo, as form: PickOrder.Form) throws(ScreenError) -> String {
        switch form {
        case .path: try saving.path(of: photo) ?? ""
        case .id: photo.id.description
        case .credit: try credits.text(of: photo, as: credits.format)
        case .figure: try credits.text(of: photo, as: .figure)
        case .json: json(of: photo)
        }
    }

    private func json(of photo: Photo) -> String {
        let (described, annotation) = annotated(photo)
        let isFavorite = favorites.among([photo]).contains(photo.id)
        let record = Record.photo(
            ListedPhoto(photo: described, isFavorite: isFavorite, annotation: annotation))
        return (try? RecordText.line(record)) ?? ""
    }
}
