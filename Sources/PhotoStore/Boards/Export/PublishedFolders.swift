import Synchronization

/// Paths of the folders that this program has exported.
final class PublishedFolders: Sendable {
    private let all = Mutex<[String]>([])

    var paths: [String] { all.withLock { $0 } }

    func append(_ path: String) { all.withLock { $0.append(path) } }
}
