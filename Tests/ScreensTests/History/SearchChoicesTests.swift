import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SearchChoicesTests {
    private let display = RecordingDisplay<ChoiceListModel> { min(2, $0.rows.count) }
    private let navigator = SpyNavigator<Route>()

    private func presenter(
        _ history: StubHistory, hasPrompt: Bool = true
    ) -> ChoiceListPresenter<SearchChoices> {
        ChoiceListPresenter(
            source: SearchChoices(interactor: history, hasPrompt: hasPrompt), display: display,
            router: ChoiceListRouter(navigator: navigator))
    }

    private func history(_ texts: String...) -> StubHistory {
        StubHistory(
            texts.enumerated().map { index, text in
                let date = Date(timeIntervalSinceNow: -90 * Double(index + 1))
                return RecentSearch(text: text, resultCount: texts.count - index - 1, date: date)
            })
    }

    private var notes: [String] { display.models.flatMap(\.list.notes).map(\.text) }
    private var texts: [[String]] { display.models.map { $0.rows.map(\.text) } }

    @Test func `searches are shown with their result count and age`() async {
        await presenter(history("fog", "cats")).appear()
        let model = display.models.first
        #expect(model?.list.heading == "History")
        #expect(model?.list.aside == "2 searches")
        #expect(model?.rows.map(\.number) == [1, 2])
        #expect(texts == [["fog", "cats"]])
        #expect(model?.rows.map(\.details) == [["1 photo · 1 minute ago"], ["0 photos · 3 minutes ago"]])
    }

    @Test func `a history filter applies also after "refresh" and when the screen reappears`() async {
        let history = history("fog forest")
        let presenter = presenter(history)
        await presenter.handle(.own(.list(["forest", "fog"])))
        #expect(display.models.last?.list.heading == "History forest fog")
        await presenter.appear()
        await presenter.handle(.refresh)
        #expect(history.asked == Array(repeating: ["forest", "fog"], count: 3))
    }

    @Test func `for a history filter without matches, a notice is printed`() async {
        await presenter(history()).handle(.own(.list(["dogs"])))
        #expect(notes == ["No searches match dogs. `history` shows all."])
    }

    @Test func `"history N" opens search number N, unless the text of a search contains N`() async {
        let presenter = presenter(history("fog", "cats"))
        await presenter.handle(.own(.list(["2"])))
        #expect(navigator.routes == [.search(SearchQuery(typed: "cats"))])
        await presenter.appear()
        await presenter.handle(.own(.list(["1"])))
        #expect(navigator.routes.last == .search(SearchQuery(typed: "fog")))
        await presenter.handle(.own(.list(["9"])))
        #expect(navigator.routes.count == 2)
        await self.presenter(history("top 9")).handle(.own(.list(["9"])))
        #expect(navigator.routes.count == 2)
    }

    @Test func `"more" lists the searches after the last one shown`() async {
        let presenter = presenter(history("a", "b", "c"))
        await presenter.appear()
        #expect(display.models.last?.list.positions[2] == "1–2 of 3 · Enter: more")
        await presenter.handle(.more)
        #expect(texts.last == ["c"])
        await presenter.handle(.more)
        #expect(notes == ["End of list: 3 searches."])
    }

    @Test func `opening an earlier search repeats it with its filters`() async {
        let presenter = presenter(history("color:none fog order:latest"))
        await presenter.appear()
        await presenter.handle(.open(1))
        #expect(
            navigator.routes == [
                .search(SearchQuery(keywords: "color:none fog", filters: [.order: "latest"], excluded: []))
            ])
    }

    @Test func `after a search is deleted, the other searches have the same numbers`() async {
        let history = history("fog", "cats")
        let presenter = presenter(history)
        await presenter.appear()
        await presenter.handle(.own(.delete([1])))
        #expect(
            notes == ["Deleted: fog, with the lines typed for it (`undo` restores it only in this session)"])
        #expect(history.forgotten == [["fog"]])
        #expect(presenter.numbers == 1...2)
    }

    @Test func `without a prompt, the notice of a deletion limits "undo" to the same call`() async {
        let presenter = presenter(history("fog", "cats"), hasPrompt: false)
        await presenter.appear()
        await presenter.handle(.own(.delete([1])))
        #expect(notes.last?.hasSuffix("(`undo` restores it only in this call)") == true)
    }

    @Test func `the history is cleared only after a confirmation, and then no number is valid`() async {
        let history = history("fog", "cats")
        let presenter = presenter(history)
        await presenter.appear()
        await presenter.handle(.own(.clear(isConfirmed: false)))
        #expect(display.models.last?.list.notes.map(\.kind) == [.question])
        #expect(presenter.numbers == 1...2)
        await presenter.handle(.own(.clear(isConfirmed: true)))
        #expect(
            notes.dropFirst() == [
                "Deleted: 2 searches and 7 lines (`undo` restores only these, in this session)"
            ])
        #expect(presenter.numbers == nil)
    }

    @Test func `a store error is reported, and the numbers of the listed searches stay valid`() async {
        let history = history("fog", "cats")
        let presenter = presenter(history)
        await presenter.appear()
        history.fail(.store(.busy))
        for event in [HistoryRequest.list(["fog"]), .delete([1]), .clear(isConfirmed: true)] {
            await presenter.handle(.own(event))
            #expect(notes.last == Phrases.explanation(ScreenError.store(.busy)))
        }
        #expect(notes.count == 3)
        #expect(presenter.numbers == 1...2)
    }
}
