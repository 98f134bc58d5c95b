import GalleryCore
import TextLayout
import UseCases
import Wording

struct CollectionChoices: ChoiceListSource {
    let kind: CollectionKind
    let interactor: CollectionsInteractor

    func page(_ number: Int) async throws(ScreenError) -> Page<PhotoCollection> {
        try await interactor.collections(kind, page: number)
    }

    func key(of collection: PhotoCollection) -> String { collection.key }

    func current(_ list: ChoiceList<PhotoCollection>) -> ChoiceList<PhotoCollection>? {
        var list = list
        list.begin(at: 0)
        return list
    }

    func route(to collection: PhotoCollection) -> Route {
        // The list of a topic has a heading of its own, derived from its identifier.
        .list(
            kind.list(of: collection), title: kind == .topics ? ListTitle() : ListTitle(collection.title))
    }

    var loading: String? { Phrases.loading(kind) }
    func title(of collection: PhotoCollection) -> String { collection.title }

    func model(of list: ChoiceList<PhotoCollection>, for audience: Audience) -> ChoiceListModel {
        guard !list.choices.isEmpty else {
            return ChoiceListModel(
                list: ListModel(notes: [.info(Phrases.noneFound(kind, on: interactor.service))]))
        }
        let collections = list.choices.enumerated().dropFirst(list.start)
        var model = ChoiceListModel(list: ListModel(heading: Phrases.heading(kind)))
        model.rows = collections.map { index, collection in
            ChoiceListModel.Row(
                number: index + 1, text: collection.title,
                details: [Phrases.facts(of: collection), Phrases.command(to: collection, on: kind)])
        }
        model.list.positions = [
            Phrases.position(
                from: list.start, shown: list.choices.count, total: list.total, hasMore: list.hasMore,
                isOpened: true, hasPrompt: audience.hasPrompt)
        ]
        if audience.isProgram { model.list.records = collections.map { Record.collection($0.element) } }
        return model
    }
}
