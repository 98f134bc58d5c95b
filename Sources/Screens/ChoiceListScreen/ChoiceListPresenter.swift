import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

final class ChoiceListPresenter<Source: ChoiceListSource>: CommandPresenter {
    private(set) var source: Source
    private(set) var list = ChoiceList<Source.Choice>()
    private let display: any ConsoleDisplay<ChoiceListModel>
    private let router: ChoiceListRouter

    init(source: Source, display: any ConsoleDisplay<ChoiceListModel>, router: ChoiceListRouter) {
        self.source = source
        self.display = display
        self.router = router
    }

    /// Numbers of all loaded choices or, with `--limit`, of those printed so far.
    var numbers: ClosedRange<Int>? {
        guard display.audience.cards != nil, list.end > 0 else { return list.numbers }
        return list.numbers?.clamped(to: 1...list.end)
    }

    var offers: CompletionContext {
        let titles = list.choices.map(source.title)
        return CompletionContext(numbers: numbers) { titles.indices.contains($0 - 1) ? titles[$0 - 1] : "" }
    }

    /// Printed numbers stay valid, unless the source restarts the list.
    func appear() async {
        guard list.isLoaded else { return await startOver() }
        do throws(ScreenError) {
            guard let current = try source.current(list) else { return await startOver() }
            list = current
            show()
        } catch {
            showProblem(error)
        }
    }

    func handle(_ event: ChoiceListEvent<Source.Own>) async {
        switch event {
        case .open(let number):
            if let choice = list.choice(number) { await open(choice) }
        case .more: await more()
        case .previous: if list.retreat() { show() } else { note(.quiet(Phrases.listStart)) }
        case .refresh: await startOver()
        case .own(let event): await source.perform(event, on: self)
        }
    }

    func open(_ choice: Source.Choice) async { await go(to: source.route(to: choice)) }

    func go(to route: Route) async { await router.open(route) }

    /// The old list stays on the screen until the first page has loaded.
    func startOver() async { await load(into: ChoiceList()) }

    func startOver(with source: Source) async {
        self.source = source
        await startOver()
    }

    func clear() { list.clear() }

    func note(_ note: Note) { display.show(ChoiceListModel(list: ListModel(notes: [note]))) }

    func showProblem(_ error: ScreenError) {
        display.show(ChoiceListModel(list: ListModel(notes: Note.problem(error))))
    }

    private func more() async {
        if list.shown < list.choices.count {
            list.advance(to: list.shown)
            show()
        } else if list.hasMore {
            await load(into: list)
        } else {
            showEnd()
        }
    }

    private func load(into before: ChoiceList<Source.Choice>) async {
        if let loading = source.loading { display.progress(loading) }
        do throws(ScreenError) {
            var grown = before
            let isNew = grown.append(try await source.page(grown.nextPage), by: source.key)
            list = grown
            if isNew || before.choices.isEmpty { show() } else { showEnd() }
        } catch {
            if list.choices.isEmpty { list = before }
            showProblem(error)
        }
    }

    private func show() {
        var model = source.model(of: list, for: display.audience)
        if let limit = display.audience.cards { model.limit(to: limit) }
        list.print(display.show(model))
    }

    private func showEnd() { note(.quiet(source.end(list.choices.count))) }
}
