import GalleryCore
import Synchronization

final class NetworkWaits: Sendable {
    /// Request including its retries.
    final class Entry: Sendable {
        private struct State {
            var lastProgress = ContinuousClock.now
            var retry: ContinuousClock.Instant?
        }

        let purpose: HTTPRequest.Purpose
        fileprivate let isAwaited: Bool
        fileprivate let host: String
        private let state = Mutex(State())

        fileprivate init(_ request: HTTPRequest) {
            purpose = request.purpose
            isAwaited = request.isAwaited
            host = request.url.hostForMessages
        }

        /// Resets the elapsed time after visible progress.
        func recordProgress() { state.withLock { $0.lastProgress = .now } }

        /// Sets the retry delay; `nil` while a request runs.
        func setRetryDelay(_ pause: Duration?) {
            state.withLock { $0.retry = pause.map { .now + $0 } }
        }

        fileprivate var wait: NetworkWait {
            let now = ContinuousClock.now
            return state.withLock { state in
                NetworkWait(
                    host: host, elapsed: now - state.lastProgress, pause: state.retry.map { $0 - now })
            }
        }
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
    private let contacted = Mutex<Set<String>>([])

    var hosts: [String] { contacted.withLock { $0.sorted() } }

    func begin(_ request: HTTPRequest) -> Entry {
        let entry = Entry(request)
        entries.withLock { $0[ObjectIdentifier(entry)] = entry }
        contacted.withLock { _ = $0.insert(entry.host) }
        return entry
    }

    func end(_ entry: Entry) { entries.withLock { $0[ObjectIdentifier(entry)] = nil } }

    /// Longest wait for a reply, since replies block the display. Without pending replies, for a picture or file.
    var longest: NetworkWait? {
        let all = entries.withLock { $0.values.filter(\.isAwaited) }
        let replies = all.filter { $0.purpose == .reply }
        return (replies.isEmpty ? all : replies).map(\.wait).max { $0.elapsed < $1.elapsed }
    }
}
