import GalleryCore
import Viper
import Wording

final class CollectionsPresenter: ModulePresenter {
    private let shelf: CollectionKind
    private let display: any Display<CollectionsModel>
    private let interactor: any CollectionsInteracting
    private let router: any PhotoRouting
    private var list = CollectionsList()

    init(
        shelf: CollectionKind, display: any Display<CollectionsModel>,
        interactor: any CollectionsInteracting, router: any PhotoRouting
    ) {
        self.shelf = shelf
        self.display = display
        self.interactor = interactor
        self.router = router
    }

    var numbers: ClosedRange<Int>? { list.collections.isEmpty ? nil : 1...list.collections.count }

    func appear() async {
        if list.collections.isEmpty { await load() } else { show(from: 0) }
    }

    func handle(_ event: CollectionsEvent) async {
        switch event {
        case .open(let number):
            guard list.collections.indices.contains(number - 1) else { return }
            let collection = list.collections[number - 1]
            // A topic is called by its key.
            let title = shelf == .topics ? ListTitle() : ListTitle(collection.title)
            await router.openList(shelf.list(of: collection), titled: title)
        case .more: await load()
        case .refresh:
            list = CollectionsList()
            await load()
        }
    }

    private func load() async {
        guard list.hasMore else { return note(.quiet(Phrases.allShown)) }
        display.progress(Phrases.loading(shelf))
        do throws(ScreenError) {
            let start = list.collections.count
            let isNew = list.append(try await interactor.page(list.nextPage, of: shelf))
            if isNew {
                show(from: start)
            } else if start == 0 {
                note(.info(Phrases.noneFound(shelf, on: interactor.service)))
            } else {
                note(.quiet(Phrases.allShown))
            }
        } catch {
            display.show(CollectionsModel(notes: Note.problem(error)))
        }
    }

    private func show(from start: Int) { display.show(CollectionsModel(shelf, list, from: start)) }

    private func note(_ note: Note) { display.show(CollectionsModel(notes: [note])) }
}
