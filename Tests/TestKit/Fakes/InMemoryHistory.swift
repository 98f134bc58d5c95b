public import FoundationEssentials
public import GalleryCore
import Synchronization

public final class InMemoryHistory: HistoryStore, FeedMemory {
    private struct State {
        var lines: [HistoryLine] = []
        var searches: [RecentSearch] = []
        var page: CachedReply?
    }
    private let state = Mutex(State())

    public init() {}

    public func append(line: String, service: ServiceName, screen: String, at date: Date) {
        state.withLock { $0.lines.append(HistoryLine(text: line, screen: screen)) }
    }
    public func lines(limit: Int) -> [HistoryLine] { state.withLock { $0.lines.suffix(limit) } }
    public func append(search: RecentSearch, service: ServiceName) {
        state.withLock { state in
            state.searches.removeAll { $0.text == search.text }
            state.searches.insert(search, at: 0)
        }
    }
    public func searches(limit: Int) -> [RecentSearch] {
        state.withLock { Array($0.searches.prefix(limit)) }
    }
    public func forget(searches: (String) -> Bool, lines: (String) -> Bool) -> HistoryCount {
        state.withLock { state in
            let before = (state.searches.count, state.lines.count)
            state.lines.removeAll { lines($0.text) }
            state.searches.removeAll { searches($0.text) }
            return HistoryCount(
                searches: before.0 - state.searches.count, lines: before.1 - state.lines.count)
        }
    }
    public func remember(_ page: CachedReply, service: ServiceName) { state.withLock { $0.page = page } }
    public func recall(service: ServiceName) -> CachedReply? { state.withLock { $0.page } }
}
