import CommandShell
import FoundationEssentials
import GalleryCore

enum RecommendationsEvent: Equatable, Sendable {
    case show
    case more
    case previous
    case refresh
    /// New page of a section; `nil` means the recommendations as a whole.
    case renew(String?)
    case section(String)
    /// Moves by a number of sections. If there is only one section, moves through the screenfuls of its list.
    case beside(Int)
    case photo(PhotoAction)
}

protocol RecommendationsInteracting: ListInteracting {
    /// Page of the last session, which becomes the beginning of the list; `nil` if missing.
    func remembered() async -> SavedFeedPage?
    /// Loaded part of a section, without a request.
    func loaded(_ list: PhotoListID) async -> PhotoList
    func startOver(_ list: PhotoListID) async
    /// Records photos that were drawn but that the user did not act on.
    func passedOver(_ photos: [Photo])
    /// Whether photos were liked or added to favorites since the list was begun, so that a new page would differ.
    func isOutdated() async -> Bool
    /// Whether the user has not searched yet.
    var isNew: Bool { get }
    /// Boards, one section each; empty if they cannot be read.
    func boards() -> [BoardName]
}

extension RecommendationsInteracting {
    var isNew: Bool { false }
}

@MainActor protocol RecommendationsRouting: PhotoRouting {
    /// Opens a new page; the current page stays in the navigation history.
    func renew(section: String?) async
    func refuse(_ error: UsageError)
}
