import GalleryCore
import Wording

/// What a choice list shows: where its choices come from, how they are worded, where they lead.
@MainActor
protocol ChoiceListSource {
    associatedtype Choice: Sendable
    associatedtype Key: Hashable
    associatedtype Own: Equatable & Sendable = Never

    /// One page, from 1 on.
    func page(_ number: Int) async throws(ScreenError) -> Page<Choice>
    /// What two choices that are the same have in common.
    func key(of choice: Choice) -> Key
    /// The list as it is shown when its screen appears again; nil where it starts over then.
    func current(_ list: ChoiceList<Choice>) throws(ScreenError) -> ChoiceList<Choice>?
    func route(to choice: Choice) -> Route
    func perform(_ event: Own, on list: ChoiceListPresenter<Self>) async

    /// While a page is on its way; nil where there is no wait.
    var loading: String? { get }
    func title(of choice: Choice) -> String
    /// The screenful that begins at the start of the list.
    func model(of list: ChoiceList<Choice>, isForProgram: Bool) -> ChoiceListModel
    /// There are no more than these.
    func end(_ count: Int) -> String
}

extension ChoiceListSource {
    var loading: String? { nil }
    func end(_ count: Int) -> String { Phrases.allShown }
}

extension ChoiceListSource where Own == Never {
    func perform(_ event: Never, on list: ChoiceListPresenter<Self>) async {}
}
