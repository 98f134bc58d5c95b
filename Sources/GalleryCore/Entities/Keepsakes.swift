public import FoundationEssentials

/// A photo the person keeps.
public struct Favorite: Equatable, Sendable {
    /// The whole photo as it was when kept.
    public let photo: Photo
    /// When it was kept.
    public let keptAt: Date

    public init(photo: Photo, keptAt: Date) {
        (self.photo, self.keptAt) = (photo, keptAt)
    }
}

/// The two sizes in which a favorite's picture is kept.
public enum FavoritePictureSize: String, CaseIterable, Sendable {
    /// For a card in a list: 400 pixels wide.
    case card
    /// For the whole screen: 1,600 pixels wide.
    case screen

    /// Width in pixels to ask the service for.
    public var width: Int {
        switch self {
        case .card: 400
        case .screen: 1600
        }
    }
}

/// A search made earlier.
public struct RecentSearch: Equatable, Sendable {
    /// The query as typed.
    public let text: String
    /// How many photos it found, when the service told.
    public let resultCount: Int?
    public let date: Date

    public init(text: String, resultCount: Int?, date: Date) {
        (self.text, self.resultCount, self.date) = (text, resultCount, date)
    }
}

/// A page of the feed kept for the next start.
public struct SavedFeedPage: Equatable, Sendable {
    /// The photos that stood on it.
    public let photos: [Photo]
    /// When they were fetched.
    public let date: Date

    public init(photos: [Photo], date: Date) {
        (self.photos, self.date) = (photos, date)
    }
}

/// What is left of a service's allowance.
public struct RateBudget: Equatable, Sendable {
    /// Requests allowed in the service's own period.
    public let limit: Int
    /// Requests left; a hint, services count loosely.
    public let remaining: Int
    /// Until then nothing is sent, since the service has refused; nil when requests go out.
    public let refusedUntil: Date?

    public init(limit: Int, remaining: Int, refusedUntil: Date? = nil) {
        (self.limit, self.remaining, self.refusedUntil) = (limit, remaining, refusedUntil)
    }

    /// A person should think before asking again.
    public var isLow: Bool { remaining <= max(2, limit / 10) }

    /// More than half is left: some of it may go into what nobody has asked for yet.
    public var allowsLookingAhead: Bool { refusedUntil == nil && remaining * 2 > limit }
}
