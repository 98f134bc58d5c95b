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
    var emptyList: String? {
        guard numbers == nil else { return nil }
        return photoList.id.map { Phrases.empty($0, photoList.title) } ?? Phrases.noList
    }
    var listName: String? { photoList.id.map { Phrases.heading($0, photoList.title) } }
    var offers: CompletionContext { photoList.offers }
    /// If nothing was listed, only messages were shown.
    var isBlank: Bool { numbers == nil && !photoList.endsNumbers }
    func load(upTo number: Int) async -> NumberLoading { await photoList.load(upTo: number) }
    func prepare() async { await photoList.prepare() }
}
