import CommandShell
import FoundationEssentials
import GalleryCore

/// What a person can ask of the recommendations.
enum RecommendationsEvent: Equatable, Sendable {
    case show
    case more
    case previous
    case refresh
    /// Another page of a section; nil for the recommendations as a whole.
    case renew(String?)
    /// Goes to the section of that name.
    case section(String)
    /// Goes so many sections on, or back below nought; through the list where it is the only one.
    case beside(Int)
    case photo(PhotoAction)
}

protocol RecommendationsInteracting: ListInteracting {
    /// The page of the last session, put at the start of the list; nil when there is none.
    func remembered() async -> SavedFeedPage?
    /// What is known of a section without a request.
    func known(_ list: PhotoListID) async -> PhotoList
    /// Starts a list over.
    func startOver(_ list: PhotoListID) async
    /// These were drawn, and nothing was done with them.
    func passedOver(_ photos: [Photo])
    /// Whether photos were liked or kept since the recommendations were begun, so that others are to be had.
    func isOutdated() async -> Bool
    /// The boards, each of which is a section; none when they cannot be read.
    func boards() -> [BoardName]
}

/// Where the recommendations lead: to a photo of a section under the section's title, and from one to other lists.
@MainActor protocol RecommendationsRouting: PhotoRouting {
    /// To a new page; the one that is left can be gone back to.
    func renew(section: String?) async
    /// There is no section of that name.
    func refuse(_ error: UsageError)
}
