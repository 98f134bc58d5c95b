import GalleryCore
import Viper

final class PhotoListScreenPresenter: ModulePresenter {
    private let list: PhotoListID
    private let interactor: any PhotoListScreenInteracting
    private let browser: ListBrowser

    init(list: PhotoListID, interactor: any PhotoListScreenInteracting, browser: ListBrowser) {
        self.list = list
        self.interactor = interactor
        self.browser = browser
    }

    var numbers: ClosedRange<Int>? { browser.pager.numbers }
    var offers: CompletionContext { browser.offers }

    func appear() async {
        if browser.id == nil { await startOver() } else { browser.show() }
    }

    func prepare() async { await browser.prepare() }

    func handle(_ event: PhotoListScreenEvent) async {
        switch event {
        case .more: if browser.id == nil { await startOver() } else { await browser.more() }
        case .refresh: await startOver()
        case .photo(let action): await browser.perform(action)
        }
    }

    private func startOver() async {
        await interactor.startOver(list)
        await browser.open(list)
    }
}
