import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

extension DetailPresenter {
    /// Shows the list on the full screen, with `pause` as a slideshow. If unavailable, prints the picture or an error.
    func view(pause: Duration?) async {
        guard let photo = state.photo else { return }
        guard let screen = display.slides else {
            return pause == nil
                ? _ = display.show(DetailModel(alone: photo)) : note([.problem(Phrases.noSlideshow)])
        }
        let viewer = PhotoViewer(
            ViewerState(photo, at: state.index, of: state.total),
            of: list, titled: title, interactor: interactor, on: screen, typing: typing, pause: pause)
        let wasFavorite = interactor.stored.isFavorite(photo)
        let end = await viewer.run(), last = viewer.state
        screen.leave()
        if let next = viewer.next {
            await move(to: last)
            return await typing.run(next, titled: title, to: output)
        }
        let notes = pause == nil ? [] : end.notes(after: last.shown.count)
        guard last.index != state.index else {
            return interactor.stored.isFavorite(photo) == wasFavorite ? note(notes) : show(notes: notes)
        }
        await move(to: last)
        show(notes: notes)
    }
}
