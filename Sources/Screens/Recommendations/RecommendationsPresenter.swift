import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

final class RecommendationsPresenter: ListScreenPresenter {
    private let display: any ConsoleDisplay<RecommendationsModel>
    private let interactor: any RecommendationsInteracting
    let photoList: PhotoListPresenter<RecommendationsModel>
    private let router: any RecommendationsRouting
    /// List whose new page was requested last.
    private var lastRequested: PhotoListID?

    init(
        display: any ConsoleDisplay<RecommendationsModel>, interactor: any RecommendationsInteracting,
        photoCommands: PhotoCommands, router: any RecommendationsRouting
    ) {
        self.display = display
        self.interactor = interactor
        self.router = router
        photoList = PhotoListPresenter(
            display: display, interactor: interactor, photoCommands: photoCommands, router: router
        ) { list in
            RecommendationsModel(
                list: list,
                sections: list.id.flatMap {
                    RecommendationSections(boards: interactor.boards()).bar(at: $0)
                },
                firstSteps: list.id == .recommendations && list.cards.first?.number ?? 1 == 1
                    && interactor.hasNeverSearched ? Phrases.firstSteps : nil)
        }
    }

    func appear() async { if photoList.id == nil { await begin() } else { await reappear() } }

    private func reappear() async {
        guard photoList.id.flatMap(sections.index(of:)) != nil else {
            return await go(to: .recommendations, notes: [.info(Phrases.Boards.gone)])
        }
        if isFromDemo, await showRenewed() { return }
        await photoList.reappear()
    }

    /// Shows the first that exists: loaded photos, the page of the last session, the feed. For `recommend`, which sets
    /// `replacesOutdated`, a new page replaces an outdated one.
    private func begin(replacesOutdated: Bool = false) async {
        let loaded = await interactor.loaded(.recommendations).photos(from: 0, most: 30)
        if interactor.stored.demoReplacesService(for: loaded), await showRenewed() { return }
        let isKnown = !loaded.isEmpty
        let page = isKnown ? nil : await interactor.restoreRemembered()
        if replacesOutdated, await interactor.isOutdated() {
            await renew(.recommendations)
            // If the new page failed to load, the old one stays.
            guard photoList.id == nil else { return }
        }
        if isKnown {
            await go(to: .recommendations)
        } else if let page {
            if interactor.isExpired(page) {
                display.progress(Phrases.loading(.recommendations))
                if await showRenewed() { return }
            }
            await show(page)
        } else {
            await photoList.open(.recommendations)
        }
    }

    /// Whether the photos are the demo's, because the service was unreachable; it may be reachable by now.
    private var isFromDemo: Bool {
        photoList.id == .recommendations
            && interactor.stored.demoReplacesService(for: photoList.pager.upcoming)
    }

    /// Shows a new page in place of an expired one or of the demo's; returns false if the service sends none.
    private func showRenewed() async -> Bool {
        guard let list = await interactor.renewed() else { return false }
        await photoList.begin(.recommendations, with: list)
        return true
    }

    private func show(_ page: CachedReply) async {
        let age = Phrases.age(of: page.date, now: Date())
        await photoList.begin(
            .recommendations, with: PhotoList(photos: page.photos),
            notes: [.quiet(Phrases.remembered(age, hasPrompt: display.audience.hasPrompt))])
    }

    func handle(_ event: RecommendationsEvent) async {
        switch event {
        case .show:
            if photoList.id == nil {
                await begin(replacesOutdated: true)
            } else if isFromDemo {
                await appear()
            } else if await interactor.isOutdated() {
                await router.renew(section: nil)
            } else {
                await go(to: .recommendations)
            }
        case .more:
            guard let id = photoList.id else {
                if let lastRequested { await renew(lastRequested) } else { await appear() }
                return
            }
            if id == .recommendations { interactor.passedOver(photoList.pager.drawn) }
            await photoList.more()
        case .pages(let request):
            if photoList.id == nil { await handle(.more) } else { await photoList.show(request) }
        case .previous: photoList.previous()
        case .refresh:
            await router.renew(
                section: sections.title(of: photoList.id ?? lastRequested ?? .recommendations).name)
        case .renew(let section): await renew(section.flatMap(sections.list(named:)) ?? .recommendations)
        case .section(let name): await go(toSection: name)
        case .neighbor(let step): await go(by: step)
        case .photo(let request): await photoList.run(request)
        }
    }

    /// Read at each use, since boards may change.
    private var sections: RecommendationSections { RecommendationSections(boards: interactor.boards()) }

    private func renew(_ list: PhotoListID) async {
        lastRequested = list
        await interactor.startOver(list)
        await photoList.open(list, titled: sections.title(of: list))
    }

    private func go(toSection name: String) async {
        let sections = sections
        if let list = sections.list(named: name) { return await go(to: list) }
        if let error = Board.misnamed([name], among: sections.names) { return router.refuse(error) }
        photoList.note(.problem(Phrases.Boards.unknown(name, nearest: nil)))
    }

    private func go(by step: Int) async {
        let sections = sections
        guard sections.lists.count > 1 else { return await handle(step > 0 ? .more : .previous) }
        let index = sections.index(of: photoList.id ?? .recommendations) ?? 0
        guard sections.lists.indices.contains(index + step) else {
            return photoList.note(.quiet(Phrases.Sections.end(sections.names[index], isFirst: index == 0)))
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
            return await photoList.open(list, titled: title, notes: notes)
        }
        if photoList.id == list { return photoList.show(notes: notes) }
        await photoList.begin(list, titled: title, with: loaded, notes: notes)
    }
}
