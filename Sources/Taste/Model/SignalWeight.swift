import FoundationEssentials
import GalleryCore
import Glibc

enum SignalWeight {
    /// Half-life of a weight, in days.
    static let halfLife = 60.0

    /// Weight of an event, from 0 to 1.5.
    static func of(_ event: TasteEvent, at now: Date) -> Double {
        // Whole hours, so that a page ranked again seconds later keeps its order.
        let hours = max(0, now.timeIntervalSince(event.date) / 3_600).rounded(.down)
        return strength(event.signal) * pow(0.5, hours / 24 / halfLife)
    }

    /// Storing is a stronger signal than viewing; a dislike is deliberate; passing over is the weakest signal.
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
