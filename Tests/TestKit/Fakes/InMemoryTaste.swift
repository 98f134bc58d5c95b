public import FoundationEssentials
public import GalleryCore
import Synchronization

public final class InMemoryTaste: TasteStore {
    private struct State {
        var events: [TasteEvent] = []
        var shown: [PhotoID: Date] = [:]
        var writes = 0
    }
    private let state = Mutex(State())

    public init() {}

    public var shownCount: Int { state.withLock(\.shown.count) }
    public var writes: Int { state.withLock(\.writes) }

    public func append(_ events: [TasteEvent]) {
        state.withLock { state in
            state.events += events
            if !events.isEmpty { state.writes += 1 }
        }
    }
    public func events(limit: Int) -> [TasteEvent] {
        state.withLock { Array($0.events.reversed().prefix(limit)) }
    }
    public func revise(_ change: (PhotoTraits) -> PhotoTraits) -> Int {
        state.withLock { state in
            let revised = state.events.map {
                TasteEvent($0.signal, photo: $0.photo, traits: change($0.traits), date: $0.date)
            }
            defer {
                state.events = zip(state.events, revised).filter { $0 == $1 || !$1.traits.isEmpty }.map(\.1)
            }
            return zip(state.events, revised).count { $0 != $1 }
        }
    }
    public func photos(judgedAs signal: TasteSignal, among photos: [PhotoID]) -> Set<PhotoID> {
        state.withLock { state in
            let judged = state.events.filter { Self.isJudgment($0) && $0.photo.map(photos.contains) == true }
            return Set(judged.filter { $0.signal == signal }.compactMap(\.photo))
                .subtracting(judged.filter { $0.signal != signal }.compactMap(\.photo))
        }
    }
    public func withdraw(_ photos: [PhotoID]) -> Int {
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
    public func forget(_ photos: [PhotoID]) -> Int {
        state.withLock { state in
            let before = state.events.count
            state.events.removeAll { $0.photo.map(photos.contains) == true }
            return before - state.events.count
        }
    }
    public func forget(_ signal: TasteSignal) {
        state.withLock { $0.events.removeAll { $0.signal == signal } }
    }
    public func forgetAll() { state.withLock { $0.events = [] } }
    public func recordShown(_ photos: [PhotoID], at date: Date) {
        state.withLock { state in
            for photo in photos where state.shown[photo] == nil { state.shown[photo] = date }
        }
    }
    public func shown(among photos: [PhotoID], in time: Range<Date>) -> Set<PhotoID> {
        state.withLock { state in
            Set(photos.filter { state.shown[$0].map(time.contains) ?? false })
        }
    }
    public func isNew() -> Bool { state.withLock { $0.events.isEmpty && $0.shown.isEmpty } }
}
