public import FoundationEssentials

public protocol TasteRanking: Sendable {
    /// Best `count` candidates with reasons, best first; without liking events, in the given order.
    func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation]
    /// Reason for showing the photo; `nil` if no trait supports it. Throws while the taste is locked.
    func reason(for photo: Photo, at date: Date) throws(StoreError) -> Reason?
    /// Queries for the user's interests, of words as spelled in service metadata; mixed in proportion to the interests.
    func searchTerms(limit: Int, at date: Date) -> [String]
    /// Candidates most similar to `examples`, best first, with reasons.
    func rank(_ candidates: [Photo], like examples: [Photo], count: Int, at date: Date) -> [Recommendation]
    /// Queries for photos similar to `examples`.
    func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String]
    func authors(limit: Int, at date: Date) -> [(id: AuthorID, service: ServiceName)]
    func lastLiked(limit: Int) -> [PhotoID]
    /// Whether photos were liked, saved, or added to favorites or boards since `date`.
    func hasChoices(since date: Date) -> Bool
    func recordShown(_ photos: [Photo], at date: Date)
    /// Subset of `photos` that were recommended in the last 30 days, disliked, or chosen by the user.
    func ineligible(_ photos: [Photo], at date: Date) -> Set<PhotoID>
}
