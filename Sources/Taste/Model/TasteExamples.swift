import FoundationEssentials
import GalleryCore
import Glibc

/// Weighted examples from events, one for each photo.
struct TasteExamples: Sendable {
    struct Example: Sendable {
        let photo: PhotoID?
        let traits: PhotoTraits
        let date: Date
        var weight: Double
    }

    /// Maximum number of events of each kind; the weight of older ones is negligible.
    private static let most = (liked: 80, disliked: 40, passed: 300, searched: 20)
    /// Likes that are so much newer, in seconds, are of another day.
    private static let day = 43_200.0
    /// Weight of a like in the decay of older interests: likes come in runs from a single search.
    private static let ofRun = 0.4
    /// Minimum weight of a past interest, which may come back.
    private static let least = 0.1
    /// Later likes in one new interest from which on an older interest counts less, and after which it counts half.
    private static let change = 4
    /// Part of its weight that an interest needs for a claim to a page.
    private static let claim = 0.6
    static let memory = most.liked + most.disliked + most.passed

    /// Photos, newest first.
    private(set) var liked: [Example] = []
    private(set) var disliked: [Example] = []
    /// Words that were typed.
    private(set) var searched: [Example] = []
    /// Seen and nothing done: a weak no.
    private(set) var passed: [PhotoTraits] = []
    private(set) var passedPhotos: Set<PhotoID> = []

    /// `events` newest first.
    init(_ events: [TasteEvent], at now: Date) {
        var known: [PhotoID: Int] = [:]
        func example(_ event: TasteEvent) -> Example {
            Example(
                photo: event.photo, traits: event.traits, date: event.date,
                weight: SignalWeight.of(event, at: now))
        }
        // By index: of most events not more than their kind is looked at.
        for index in events.indices {
            switch (events[index].signal, events[index].photo) {
            case (.disliked, _):
                if disliked.count < Self.most.disliked { disliked.append(example(events[index])) }
            case (.passedOver, let photo):
                guard passed.count < Self.most.passed else { continue }
                passed.append(events[index].traits)
                if let photo { passedPhotos.insert(photo) }
            case (_, nil):
                if searched.count < Self.most.searched { searched.append(example(events[index])) }
            case (_, let photo?):
                if let place = known[photo] {
                    // What was done twice is meant, but a photo is one photo.
                    let (one, other) = (liked[place].weight, SignalWeight.of(events[index], at: now))
                    liked[place].weight = max(one, other) + 0.2 * min(one, other)
                } else if liked.count < Self.most.liked {
                    known[photo] = liked.count
                    liked.append(example(events[index]))
                }
            }
        }
    }

    /// Weighs down interests, given as places in `liked`, that were left, and returns the places of those with no claim to
    /// a page any more. An interest of earlier days that none of the likes since belongs to counts by how unlikely that
    /// would be if it were liked as before. Within a sitting it counts half for each four later likes in the largest new
    /// interest; `coherent` are those whose photos are much alike.
    mutating func fade(_ interests: [[Int]], coherent: [[Int]]) -> Set<Int> {
        let dates = liked.map(\.date)
        var faded: Set<Int> = []
        for members in interests {
            guard let newest = members.map({ dates[$0] }).max() else { continue }
            let since = dates.count { $0.timeIntervalSince(newest) > Self.day }
            let share = Double(members.count) / Double(liked.count - since + 1)
            let ofDays = since == 0 ? 1 : max(Self.least, pow(1 - share, Self.ofRun * Double(since)))
            let agreeing = coherent.filter { $0.allSatisfy { dates[$0] > newest } }.map(\.count).max() ?? 0
            let ofSitting =
                agreeing < Self.change ? 1 : pow(0.5, Double(agreeing) / Double(Self.change))
            let left = min(ofDays, ofSitting)
            for member in members { liked[member].weight *= left }
            if left < Self.claim { faded.formUnion(members) }
        }
        return faded
    }
}
