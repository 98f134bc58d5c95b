import GalleryCore

/// What a person can ask of the recommendations.
enum RecommendationsEvent: Equatable, Sendable {
    case show
    case more
    case refresh
    case photo(PhotoAction)
}

protocol RecommendationsInteracting: ListInteracting {
    /// The page of the last session, put at the start of the list; nil when there is none.
    func remembered() async -> RememberedPage?
    /// Starts the list over.
    func startOver() async
    /// These were drawn, and nothing was done with them.
    func passedOver(_ photos: [Photo])
}
