import CommandShell
import FoundationEssentials
import GalleryCore

enum RecommendationsEvent: Equatable, Sendable {
    case show
    case more
    case pages(ListPart)
    case previous
    case refresh
    /// Loads a new page of a section, for the route that opened this screen; `nil` is the first section.
    case renew(String?)
    case section(String)
    /// Moves by a number of sections; with only one section, to the next or previous screenful.
    case neighbor(Int)
    case photo(PhotoRequest)
}

protocol RecommendationsInteracting: ListInteracting {
    /// Page of the last session, which becomes the beginning of the list; `nil` if missing.
    func restoreRemembered() async -> CachedReply?
    /// Whether the page is older than a day (four hours without likes), or from before the user's last choice.
    func isExpired(_ page: CachedReply) -> Bool
    /// New page in place of the page of the last session; `nil`, with the list unchanged, if the service sent none.
    func renewed() async -> PhotoList?
    /// Loaded part of a section, without a request.
    func loaded(_ list: PhotoListID) async -> PhotoList
    func startOver(_ list: PhotoListID) async
    /// Records drawn photos as passed over; this has no effect for photos that the user acted on.
    func passedOver(_ photos: [Photo])
    /// Whether a new page would differ, because the user chose photos since the current page began.
    func isOutdated() async -> Bool
    /// Whether the user has not searched yet.
    var hasNeverSearched: Bool { get }
    /// Boards, one section each; empty if they cannot be read.
    func boards() -> [BoardName]
}

@MainActor protocol RecommendationsRouting: PhotoRouting {
    /// Opens a new page; the current page stays in the navigation history.
    func renew(section: String?) async
    /// Reports a usage error of the command that led here.
    func refuse(_ error: UsageError)
}
