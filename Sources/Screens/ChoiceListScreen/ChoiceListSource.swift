import GalleryCore
import TextLayout
import UseCases
import Wording

@MainActor
protocol ChoiceListSource {
    associatedtype Choice: Sendable
    associatedtype Key: Hashable
    associatedtype Own: Equatable & Sendable = Never

    /// Loads a page; numbers are one-based.
    func page(_ number: Int) async throws(ScreenError) -> Page<Choice>
    /// Identity of a choice, for removing duplicates.
    func key(of choice: Choice) -> Key
    /// List to show when the screen reappears; `nil` to load a new list.
    func current(_ list: ChoiceList<Choice>) throws(ScreenError) -> ChoiceList<Choice>?
    func route(to choice: Choice) -> Route
    func perform(_ event: Own, on list: ChoiceListPresenter<Self>) async

    /// Progress text while a page loads; `nil` if loading is immediate.
    var loading: String? { get }
    func title(of choice: Choice) -> String
    func model(of list: ChoiceList<Choice>, for audience: Audience) -> ChoiceListModel
    func end(_ count: Int) -> String
}

extension ChoiceListSource {
    var loading: String? { nil }
    func end(_ count: Int) -> String { Phrases.allShown }
}

extension ChoiceListSource where Own == Never {
    func perform(_ event: Never, on list: ChoiceListPresenter<Self>) async {}
}
