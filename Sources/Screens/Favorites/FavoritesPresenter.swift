import CommandShell
import GalleryCore

final class FavoritesPresenter: CommandPresenter {
    private let interactor: FavoritesInteractor
    private let browser: PhotoListPresenter<ListModel>

    init(
        display: any ConsoleDisplay<ListModel>, interactor: FavoritesInteractor,
        photos: PhotoCommands,
        router: any PhotoRouting
    ) {
        self.interactor = interactor
        browser = PhotoListPresenter(
            display: display, interactor: interactor, photos: photos, router: router, compose: \.self)
    }

    var numbers: ClosedRange<Int>? { browser.numbers }
    var offers: CompletionContext { browser.offers }
    func load(upTo number: Int) async -> NumberLoading { await browser.load(upTo: number) }
    var isBlank: Bool { numbers == nil }

    /// Redraws the photos of the screenful, so that printed numbers stay valid.
    func appear() async {
        if browser.id == nil { await startOver() } else { await browser.reappear() }
    }

    func prepare() async { await browser.prepare() }

    func handle(_ event: FavoritesEvent) async {
        switch event {
        case .show: await startOver()
        case .more: if browser.id == nil { await startOver() } else { await browser.more() }
        case .previous: browser.previous()
        case .photo(let request): await browser.run(request)
        }
    }

    private func startOver() async {
        await interactor.startOver(.favorites)
        await browser.open(.favorites)
    }
}
