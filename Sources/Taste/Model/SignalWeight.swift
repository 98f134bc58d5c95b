import FoundationEssentials
import GalleryCore
import Glibc

/// How much an event says about what a person likes.
enum SignalWeight {
    /// After so many days an event says half as much.
    static let halfLife = 60.0

    /// Between 0 and 1.5.
    static func of(_ event: TasteEvent, at now: Date) -> Double {
        // In whole hours: seconds that went by between two looks at a page must not put its photos in another order.
        let hours = max(0, now.timeIntervalSince(event.date) / 3_600).rounded(.down)
        return strength(event.signal) * pow(0.5, hours / 24 / halfLife)
    }

    /// What is kept permanently says more than a look; a dislike is meant; being passed over says hardly anything.
    private static func strength(_ signal: TasteSignal) -> Double {
        switch signal {
        case .disliked: 1.5
        case .liked, .saved, .favorited, .boarded, .searched: 1
        case .studied: 0.7
        case .followed: 0.5
        case .opened: 0.4
        case .passedOver: 0.3
        case .paused: 0
        }
    }
}
