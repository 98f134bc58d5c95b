public struct RescuedRows: Equatable, Sendable {
    /// `lost` is `nil` if unknown.
    public struct Count: Equatable, Sendable {
        public let rescued: Int
        public let lost: Int?

        public init(rescued: Int, lost: Int?) {
            self.rescued = rescued
            self.lost = lost
        }
    }

    /// Counts by kind; kinds without rows are omitted.
    public private(set) var counts: [RescuedKind: Count]

    public init(_ counts: [RescuedKind: Count] = [:]) {
        self.counts = counts.filter { $1 != Count(rescued: 0, lost: 0) }
    }
}

public enum RescuedKind: CaseIterable, Sendable {
    case photos
    /// Pictures of `photos`. Lost ones are downloaded again, except pictures of local files.
    case pictures
    case tags
    case altTexts
    case boards
    case sections
    case boardPhotos
    case searches
    /// Command lines.
    case lines
    case taste
    case lock
    /// Import progress of accounts.
    case imports
    /// Favorites queued for an account.
    case mirrored
}
