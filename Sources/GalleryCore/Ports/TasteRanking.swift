public import FoundationEssentials

/// Ranks by what was learned.
public protocol TasteRanking: Sendable {
    /// The best `count`, the best first, and why; in the given order while too little is known.
    func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation]
    /// Why one photo is recommended; nil when nothing does.
    func reason(for photo: Photo, at date: Date) -> Reason?
    /// Words to search for, the most telling first, of each interest in turn; none while nothing is known. They are
    /// words of the services alone.
    func searchTerms(limit: Int, at date: Date) -> [String]
    /// The best `count` of what is like some photos, the best first, and why.
    func rank(_ candidates: [Photo], like examples: [Photo], count: Int, at date: Date) -> [Recommendation]
    /// Words to look for in order to find what is like some photos, the most telling first.
    func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String]
    /// Whose photos to look for.
    func authors(limit: Int, at date: Date) -> [(id: AuthorID, service: ServiceName)]
    /// The photos liked last, for asking what is like them.
    func lastLiked(limit: Int) -> [PhotoID]
    /// Whether photos were liked or kept after that.
    func hasChosen(since date: Date) -> Bool
    /// Notes what was recommended.
    func noteShown(_ photos: [Photo], at date: Date)
    /// Which of these were recommended in the last month, were disliked, or were found and chosen by the person itself.
    func isPast(_ photos: [Photo], at date: Date) -> Set<PhotoID>
}
