import GalleryCore
import Viper

final class DetailPresenter: ModulePresenter {
    private let list: PhotoListID
    private var index: Int
    private let display: any Display<DetailModel>
    private let interactor: any DetailInteracting
    private let keeping: any KeepingInteracting
    private let actions: PhotoActions
    /// The photo on the screen with all that is known of it; nil until the first has come.
    private var photo: Photo?
    private var total: Int?

    init(
        list: PhotoListID, index: Int, display: any Display<DetailModel>,
        interactor: any DetailInteracting, keeping: any KeepingInteracting, router: any PhotoRouting
    ) {
        self.list = list
        self.index = index
        self.display = display
        self.interactor = interactor
        self.keeping = keeping
        actions = PhotoActions(
            keeping: keeping, router: router, report: { display.show(DetailModel(notes: $0)) },
            progress: display.progress)
    }

    var numbers: ClosedRange<Int>? { photo == nil ? nil : (index + 1)...(index + 1) }

    var offers: Offers {
        let title = photo.map(Phrases.title) ?? ""
        return Offers(numbers: numbers, words: photo?.tags ?? []) { _ in title }
    }

    func appear() async {
        if photo == nil { await go(to: index) } else { show() }
    }

    func handle(_ event: DetailEvent) async {
        switch event {
        case .next: await go(to: index + 1)
        case .previous: await go(to: index - 1)
        case .info: await showDetails()
        case .refresh: await go(to: index)
        case .photo(let action):
            await actions.perform(action, in: list) { $0 == index + 1 ? photo : nil }
        }
    }

    /// Stays where one is when there is nothing there or it cannot be had.
    private func go(to index: Int) async {
        guard index >= 0 else { return note(.quiet(Phrases.firstPhoto)) }
        display.progress(Phrases.loading(list))
        do throws(Trouble) {
            guard let found = try await interactor.photo(at: index, of: list) else {
                return note(.quiet(Phrases.lastPhoto))
            }
            self.index = index
            photo = found.photo
            total = found.total
            show()
        } catch {
            display.show(DetailModel(notes: Note.problem(error)))
        }
    }

    private func showDetails() async {
        guard let photo else { return }
        display.progress(Phrases.loading(list))
        do throws(Trouble) {
            let whole = try await interactor.details(of: photo, in: list)
            self.photo = whole
            display.show(DetailModel(detailsOf: whole))
        } catch {
            guard !error.isCancellation else { return }
            let missing = Note.quiet(Phrases.detailsMissing)
            display.show(DetailModel(detailsOf: photo, notes: Note.problem(error) + [missing]))
        }
    }

    private func show() {
        guard let photo else { return }
        let isFavorite = keeping.kept(among: [photo]).contains(photo.id)
        display.show(
            DetailModel(photo, in: list, index: index, total: total, isFavorite: isFavorite))
    }

    private func note(_ note: Note) { display.show(DetailModel(notes: [note])) }
}
