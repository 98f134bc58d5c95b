package import FoundationEssentials
package import GalleryCore
import Synchronization

/// In-memory taste events.
package final class InMemoryTaste: TasteStore {
    private struct State {
        var events: [TasteEvent] = []
        var shown: [PhotoID: Date] = [:]
        var writes = 0
    }
    private let state = Mutex(State())

    package init() {}

    package var shownCount: Int { state.withLock(\.shown.count) }
    package var writes: Int { state.withLock(\.writes) }

    package func append(_ events: [TasteEvent]) {
        state.withLock { state in
            state.events += events
            if !events.isEmpty { state.writes += 1 }
        }
    }
    package func events(limit: Int) -> [TasteEvent] {
        state.withLock { Array($0.events.reversed().prefix(limit)) }
    }
    package func revise(_ change: (PhotoTraits) -> PhotoTraits) -> Int {
        state.withLock { state in
            let revised = state.events.map {
                TasteEvent($0.signal, photo: $0.photo, traits: change($0.traits), date: $0.date)
            }
            defer { state.events = revised.filter { !$0.traits.isEmpty } }
            return zip(state.events, revised).count { $0 != $1 }
        }
    }
    package func takeBack(_ photos: [PhotoID]) -> Int {
        state.withLock { state in
            let before = Set(state.events.filter { Self.isJudgment($0) }.compactMap(\.photo))
            state.events.removeAll { event in
                Self.isJudgment(event) && event.photo.map(photos.contains) == true
            }
            return before.intersection(photos).count
        }
    }
    private static func isJudgment(_ event: TasteEvent) -> Bool {
        event.signal == .liked || event.signal == .disliked
    }
    package func forget(_ photos: [PhotoID]) -> Int {
        state.withLock { state in
            let before = state.events.count
            state.events.removeAll { $0.photo.map(photos.contains) == true }
            return before - state.events.count
        }
    }
    package func forget(_ signal: TasteSignal) {
        state.withLock { $0.events.removeAll { $0.signal == signal } }
    }
    package func forgetAll() { state.withLock { $0.events = [] } }
    package func noteShown(_ photos: [PhotoID], at date: Date) {
        state.withLock { state in
            for photo in photos where state.shown[photo] == nil { state.shown[photo] = date }
        }
    }
    package func shown(among photos: [PhotoID], in time: Range<Date>) -> Set<PhotoID> {
        state.withLock { state in
            Set(photos.filter { state.shown[$0].map(time.contains) ?? false })
        }
    }
    package func isNew() -> Bool { state.withLock { $0.events.isEmpty && $0.shown.isEmpty } }
}
