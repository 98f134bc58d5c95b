import CommandShell
import GalleryCore
import Wording

final class PhotoListScreenPresenter: CommandPresenter {
    private let source: PhotoListSource
    private let interactor: PhotoListScreenInteractor
    private let browser: ListBrowser

    init(source: PhotoListSource, interactor: PhotoListScreenInteractor, browser: ListBrowser) {
        self.source = source
        self.interactor = interactor
        self.browser = browser
    }

    var numbers: ClosedRange<Int>? { browser.pager.numbers }
    var offers: CompletionContext { browser.offers }

    func appear() async {
        if browser.id == nil { await begin() } else { browser.show() }
    }

    func prepare() async { if source.isPrefetched { await browser.prepare() } }

    func handle(_ event: PhotoListScreenEvent) async {
        switch event {
        case .more: if browser.id == nil { await begin() } else { await browser.more() }
        case .refresh: await startOver()
        case .photo(let action):
            await browser.perform(action)
            if source.isReordered(action) { await startOver() }
        }
    }

    /// What was loaded when one came here another way is shown without a request.
    private func begin() async {
        let known = await interactor.known(source.list)
        guard known.count > 0 else { return await startOver() }
        await browser.begin(source.list, titled: source.title, with: known)
    }

    private func startOver() async {
        do throws(StoreError) {
            guard let heading = try source.heading() else {
                return browser.note(.problem(source.gone()))
            }
            await interactor.startOver(source.list)
            await browser.open(
                source.list, titled: heading.title, notes: heading.note.isEmpty ? [] : [.info(heading.note)])
        } catch {
            browser.note(.problem(Phrases.explanation(error)))
        }
    }
}
