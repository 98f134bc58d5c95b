import FoundationEssentials
import GalleryCore
import Viper

final class RecommendationsPresenter: ModulePresenter {
    private let interactor: any RecommendationsInteracting
    private let browser: ListBrowser

    init(interactor: any RecommendationsInteracting, browser: ListBrowser) {
        self.interactor = interactor
        self.browser = browser
    }

    var numbers: ClosedRange<Int>? { browser.pager.numbers }
    var offers: Offers { browser.offers }

    /// The first time: the page of the last session at once, else the feed. Later: what stood here.
    func appear() async {
        if browser.id != nil {
            browser.show()
        } else if let page = await interactor.remembered() {
            let age = Phrases.age(of: page.date, now: Date())
            await browser.begin(
                .recommendations, with: PhotoList(photos: page.photos),
                notes: [.quiet(Phrases.remembered(age))])
        } else {
            await browser.open(.recommendations)
        }
    }

    func prepare() async { await browser.prepare() }

    func handle(_ event: RecommendationsEvent) async {
        switch event {
        case .show: await appear()
        case .more:
            guard browser.id != nil else { return await appear() }
            interactor.passedOver(browser.pager.drawn)
            await browser.more()
        case .refresh:
            await interactor.startOver()
            await browser.open(.recommendations)
        case .photo(let action): await browser.perform(action)
        }
    }
}
