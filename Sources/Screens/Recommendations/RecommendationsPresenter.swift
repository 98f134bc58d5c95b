import CommandShell
import FoundationEssentials
import GalleryCore
import UseCases
import Wording

final class RecommendationsPresenter: CommandPresenter {
    private let interactor: any RecommendationsInteracting
    private let browser: PhotoListPresenter<RecommendationsModel>
    private let router: any RecommendationsRouting
    /// List whose new page was requested last.
    private var asked: PhotoListID?

    init(
        display: any ConsoleDisplay<RecommendationsModel>, interactor: any RecommendationsInteracting,
        photos: PhotoCommands, router: any RecommendationsRouting
    ) {
        self.interactor = interactor
        self.router = router
        browser = PhotoListPresenter(
            display: display, interactor: interactor, photos: photos, router: router
        ) { list in
            RecommendationsModel(
                list: list,
                sections: list.id.flatMap {
                    RecommendationSections(boards: interactor.boards()).model(at: $0)
                })
        }
    }

    var numbers: ClosedRange<Int>? { browser.pager.numbers }
    var offers: CompletionContext { browser.offers }
    func load(upTo number: Int) async -> NumberLoading { await browser.load(upTo: number) }
    var isBlank: Bool { numbers == nil }

    /// Shows the first that exists: photos of this screen, loaded photos, the page of the last session, the feed.
    func appear() async { await appear(isRefusal: false) }

    /// `isRefusal` is set for `recommend` on a screen without a list; then a new page replaces an outdated one.
    private func appear(isRefusal: Bool) async {
        if let id = browser.id {
            guard sections.index(of: id) != nil else {
                return await go(to: .recommendations, notes: [.info(Phrases.Boards.gone)])
            }
            await browser.reappear()
            return
        }
        let isKnown = await interactor.loaded(.recommendations).count > 0
        let page = isKnown ? nil : await interactor.remembered()
        if isRefusal, await interactor.isOutdated() {
            await renew(.recommendations)
            // If the new page failed to load, the old one stays.
            guard browser.id == nil else { return }
        }
        if isKnown {
            await go(to: .recommendations)
        } else if let page {
            let age = Phrases.age(of: page.date, now: Date())
            await browser.begin(
                .recommendations, with: PhotoList(photos: page.photos),
                notes: [.quiet(Phrases.remembered(age))] + hints)
        } else {
            await browser.open(.recommendations, notes: hints)
        }
    }

    private var hints: [Note] { interactor.isNew ? [.wordmark, .quiet(Phrases.firstSteps)] : [] }

    func prepare() async { await browser.prepare() }

    func handle(_ event: RecommendationsEvent) async {
        switch event {
        case .show:
            if browser.id == nil {
                await appear(isRefusal: true)
            } else if await interactor.isOutdated() {
                await router.renew(section: nil)
            } else {
                await go(to: .recommendations)
            }
        case .more:
            guard let id = browser.id else {
                if let asked { await renew(asked) } else { await appear() }
                return
            }
            if id == .recommendations { interactor.passedOver(browser.pager.drawn) }
            await browser.more()
        case .previous: browser.previous()
        case .refresh:
            await router.renew(section: sections.title(of: browser.id ?? asked ?? .recommendations).name)
        case .renew(let section): await renew(section.flatMap(sections.list(named:)) ?? .recommendations)
        case .section(let name): await go(toSection: name)
        case .beside(let step): await go(step)
        case .photo(let request): await browser.run(request)
        }
    }

    /// Read at each use, since boards may change.
    private var sections: RecommendationSections { RecommendationSections(boards: interactor.boards()) }

    private func renew(_ list: PhotoListID) async {
        asked = list
        await interactor.startOver(list)
        await browser.open(list, titled: sections.title(of: list))
    }

    private func go(toSection name: String) async {
        let sections = sections
        if let list = sections.list(named: name) { return await go(to: list) }
        if let error = Board.misnamed([name], among: sections.names) { return router.refuse(error) }
        browser.note(.problem(Phrases.Boards.unknown(name, nearest: nil)))
    }

    private func go(_ step: Int) async {
        let sections = sections
        guard sections.lists.count > 1 else { return await handle(step > 0 ? .more : .previous) }
        let index = sections.index(of: browser.id ?? .recommendations) ?? 0
        guard sections.lists.indices.contains(index + step) else {
            return browser.note(.quiet(Phrases.Sections.end(sections.names[index], isFirst: index == 0)))
        }
        await go(to: sections.lists[index + step])
    }

    /// Opens another section at its start, or redraws the current one. Makes no request if the section is loaded.
    private func go(to list: PhotoListID, notes: [Note] = []) async {
        let title = sections.title(of: list)
        let loaded = await interactor.loaded(list)
        guard loaded.count > 0 else {
            // An empty list is reloaded, since photos may have been added to its board.
            await interactor.startOver(list)
            return await browser.open(list, titled: title, notes: notes)
        }
        if browser.id == list { return browser.show(notes: notes) }
        await browser.begin(list, titled: title, with: loaded, notes: notes)
    }
}
