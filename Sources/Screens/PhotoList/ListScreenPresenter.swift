import CommandShell
import GalleryCore
import Wording

/// Presenter of a screen that shows one list: numbers, completion and prefetching are those of the list.
@MainActor
protocol ListScreenPresenter: CommandPresenter {
    associatedtype Model: Equatable & Sendable

    var photoList: PhotoListPresenter<Model> { get }
}

extension ListScreenPresenter {
    var numbers: ClosedRange<Int>? { photoList.numbers }
    var start: Int? { photoList.start }
    /// Only of a list that is not from a service.
    var emptyList: String? {
        guard isBlank, let id = photoList.id, id.isLocal || id == .named([]) else { return nil }
        return Phrases.empty(id, photoList.title)
    }
    var offers: CompletionContext { photoList.offers }
    /// If nothing was listed, only messages were shown.
    var isBlank: Bool { numbers == nil }
    func load(upTo number: Int) async -> NumberLoading { await photoList.load(upTo: number) }
    func prepare() async { await photoList.prepare() }
}
