import Synchronization

final class PublishedFolders: Sendable {
    private let all = Mutex<[String]>([])

    var paths: [String] { all.withLock { $0 } }

    func append(_ path: String) { all.withLock { $0.append(path) } }
}
