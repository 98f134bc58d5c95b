import FoundationEssentials
import Synchronization

/// Pages of the service of which half belongs to our next page, so that they are asked for once.
final class OpenverseRemainders: Sendable {
    private struct Entry {
        let key: String
        let page: OpenversePagePayload
        let date: Date
    }

    /// Searches one goes on with; a lost one costs a request.
    private static let most = 8
    /// After that the rest of a page would not fit what the service sends next.
    private static let shelfLife: TimeInterval = 600

    private let entries = Mutex<[Entry]>([])

    /// Keeps a page until it is taken.
    func keep(_ page: OpenversePagePayload, as key: String, now: Date) {
        entries.withLock { entries in
            entries.removeAll { $0.key == key }
            entries = (entries + [Entry(key: key, page: page, date: now)]).suffix(Self.most)
        }
    }

    /// The page, which is not kept any longer.
    func take(_ key: String, now: Date) -> OpenversePagePayload? {
        entries.withLock { entries in
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            let entry = entries.remove(at: index)
            return now.timeIntervalSince(entry.date) < Self.shelfLife ? entry.page : nil
        }
    }
}
