import CommandShell
import GalleryCore
import Viper
import Wording

/// Opens files and folders: a folder as a list, one picture as a photo among those of its folder.
struct FilesPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: FilesInteractor
    let router: FilesRouter

    func handle(_ request: FilesRequest) async {
        display.progress(Phrases.Files.reading(request.paths.first ?? "."))
        do throws(StoreError) {
            switch try await interactor.target(of: request) {
            case .list(let list, let title): await router.photos.openList(list, titled: title)
            case .readable(let list, let unreadable):
                display.show(unreadable.map { .problem($0.sentence) })
                await router.photos.openList(list, titled: ListTitle())
            case .photo(let list, let title, let index):
                await router.photos.openDetail(of: list, titled: title, at: index)
            case .nothingSaved: display.show([.info(Phrases.nothingSaved)])
            case .missing(let path): router.refusal.refuse(Phrases.Files.missing(path))
            case .unsuitable(let paths): display.show(paths.map { .problem(Phrases.Files.notAPicture($0)) })
            }
        } catch {
            guard !Task.isCancelled else { return }
            display.show([.problem(Phrases.explanation(error))])
        }
    }
}

extension FilesInteractor.Unreadable {
    var sentence: String {
        guard let error else { return Phrases.Files.notAPicture(path) }
        return error.isMissing ? Phrases.Files.missing(path) : Phrases.explanation(error)
    }
}
