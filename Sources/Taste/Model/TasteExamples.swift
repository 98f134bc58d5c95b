import FoundationEssentials
import GalleryCore
import Glibc

struct TasteExamples: Sendable {
    struct Example: Sendable {
        let photo: PhotoID?
        let traits: PhotoTraits
        let date: Date
        var weight: Double
    }

    /// Maximum number of examples of each kind; the weight of older ones is negligible.
    private static let most = (liked: 80, disliked: 40, passed: 300, searched: 20)
    /// Number of seconds between likes after which the later like belongs to another day.
    private static let day = 43_200.0
    /// Weight of a later like in the factor by days. Less than 1, because a single search often leads to several likes.
    private static let ofRun = 0.4
    /// Minimum of the factor by days, as an abandoned interest may come back.
    private static let least = 0.1
    /// Number of likes in a newer interest that halves the weights of an older interest; fewer likes have no effect.
    private static let change = 4
    /// Minimum factor at which an interest keeps its guaranteed share of a page.
    private static let claim = 0.6
    static let memory = most.liked + most.disliked + most.passed

    /// One example for each photo, newest first.
    private(set) var liked: [Example] = []
    private(set) var disliked: [Example] = []
    private(set) var searched: [Example] = []
    /// Seen photos without an action: weak negative examples.
    private(set) var passed: [PhotoTraits] = []
    /// When the photos of `passed` were seen, as far as known.
    private(set) var passedDates: [Date] = []
    private(set) var passedPhotos: Set<PhotoID> = []

    /// `events` are newest first.
    init(_ events: [TasteEvent], at now: Date) {
        var indices: [PhotoID: Int] = [:]
        func example(_ event: TasteEvent) -> Example {
            Example(
                photo: event.photo, traits: event.traits, date: event.date,
                weight: SignalWeight.of(event, at: now))
        }
        // Iterates by index, which avoids copying events that are skipped.
        for index in events.indices {
            switch (events[index].signal, events[index].photo) {
            case (.disliked, _):
                if disliked.count < Self.most.disliked { disliked.append(example(events[index])) }
            case (.passedOver, let photo):
                guard passed.count < Self.most.passed else { continue }
                passed.append(events[index].traits)
                passedDates.append(events[index].date)
                if let photo { passedPhotos.insert(photo) }
            case (_, nil):
                if searched.count < Self.most.searched { searched.append(example(events[index])) }
            case (_, let photo?):
                if let position = indices[photo] {
                    // Several actions on a photo count a little more than the strongest one.
                    let (one, other) = (liked[position].weight, SignalWeight.of(events[index], at: now))
                    liked[position].weight = max(one, other) + 0.2 * min(one, other)
                } else if liked.count < Self.most.liked {
                    indices[photo] = liked.count
                    liked.append(example(events[index]))
                }
            }
        }
    }

    /// Lowers the weights of abandoned interests, given as indices in `liked`; returns the indices of photos whose
    /// interest loses its guaranteed share of a page. Applies the lowest of three factors. By days: the probability
    /// that an interest of this size gets no like on later days. By newer likes: a half for every four likes in the
    /// largest cluster of `coherent` whose likes are all newer, unless the older interest was searched for: subjects
    /// are searched for one after the other. By a change of taste: the minimum for all but the `newer` likes.
    mutating func fade(_ interests: [[Int]], coherent: [[Int]], newer: Int) -> Set<Int> {
        let dates = liked.map(\.date)
        var faded: Set<Int> = []
        let words = Set(searched.flatMap(\.traits.terms.keys))
        for members in interests {
            guard let newest = members.map({ dates[$0] }).max() else { continue }
            let since = dates.count { $0.timeIntervalSince(newest) > Self.day }
            let share = Double(members.count) / Double(liked.count - since + 1)
            let ofDays = since == 0 ? 1 : max(Self.least, pow(1 - share, Self.ofRun * Double(since)))
            let agreeing = coherent.filter { $0.allSatisfy { dates[$0] > newest } }.map(\.count).max() ?? 0
            let found = members.count { index in words.contains { liked[index].traits.terms[$0] != nil } }
            let ofSitting =
                agreeing < Self.change || 2 * found >= members.count
                ? 1 : pow(0.5, Double(agreeing) / Double(Self.change))
            let left = min(ofDays, ofSitting)
            for member in members { liked[member].weight *= member < newer ? left : Self.least }
            if left < Self.claim { faded.formUnion(members) }
        }
        return faded.union(liked.indices.dropFirst(newer))
    }
}

private enum SignalWeight {
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
        case .paused, .forgotten, .edited: 0
        }
    }
}
