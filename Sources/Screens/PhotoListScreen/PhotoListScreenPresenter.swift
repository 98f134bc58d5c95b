import GalleryCore
import Viper

final class PhotoListScreenPresenter: ModulePresenter {
    private let list: PhotoListID
    private let title: ListTitle
    private let interactor: any PhotoListScreenInteracting
    private let browser: ListBrowser

    init(
        list: PhotoListID, title: ListTitle, interactor: any PhotoListScreenInteracting, browser: ListBrowser
    ) {
        self.list = list
        self.title = title
        self.interactor = interactor
        self.browser = browser
    }

    var numbers: ClosedRange<Int>? { browser.pager.numbers }
    var offers: CompletionContext { browser.offers }

    func appear() async {
        if browser.id == nil { await begin() } else { browser.show() }
    }

    func prepare() async { await browser.prepare() }

    func handle(_ event: PhotoListScreenEvent) async {
        switch event {
        case .more: if browser.id == nil { await begin() } else { await browser.more() }
        case .refresh: await startOver()
        case .photo(let action): await browser.perform(action)
        }
    }

    /// What was loaded when one came here another way is shown without a request.
    private func begin() async {
        let known = await interactor.known(list)
        guard known.count > 0 else { return await startOver() }
        await browser.begin(list, titled: title, with: known)
    }

    private func startOver() async {
        await interactor.startOver(list)
        await browser.open(list, titled: title)
    }
}
