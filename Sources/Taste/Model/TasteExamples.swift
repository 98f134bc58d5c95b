import FoundationEssentials
import GalleryCore

/// What events say of photos: each once, with how much was said of it.
struct TasteExamples: Sendable {
    /// Traits and how much was said of them.
    struct Example: Sendable {
        let photo: PhotoID?
        let traits: PhotoTraits
        var weight: Double
    }

    /// Events that are learned from, of each kind; older ones weigh next to nothing.
    private static let most = (liked: 80, disliked: 40, passed: 300, searched: 20)
    /// Events of all kinds.
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
            Example(photo: event.photo, traits: event.traits, weight: SignalWeight.of(event, at: now))
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
}
