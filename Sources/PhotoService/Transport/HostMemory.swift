import FoundationEssentials
import GalleryCore
import Synchronization

/// Backoffs by host, and whether the user was asked for a contact. Kept across sessions in a file of the state folder;
/// a lost backoff costs one request.
final class HostMemory: Sendable {
    struct Refusal: Codable, Equatable, Sendable {
        let host: String
        /// End of a request limit, if the service stated it; `nil` for an outage.
        let limit: Date?
        let isLimit: Bool
        let noted: Date
        let end: Date
    }

    private struct Content: Codable {
        var refusals: [Refusal] = []
        var isContactAsked = false
    }

    /// Maximum file size in bytes, and maximum number of stored backoffs.
    private static let mostBytes = 1 << 16
    private static let mostEntries = 100

    private let folder: String
    private let path: String
    private let content = Mutex<Content?>(nil)

    /// Opens nothing. `folder` is created with the first entry, accessible to its owner only.
    init(folder: String) {
        self.folder = folder
        path = folder + "/hosts.json"
    }

    func refusals() -> [Refusal] { content.withLock { Self.load(&$0, path).refusals } }

    func note(_ refusal: Refusal, now: Date) {
        change { content in
            content.refusals.removeAll { $0.host == refusal.host || $0.end <= now }
            content.refusals = content.refusals.suffix(Self.mostEntries - 1) + [refusal]
        }
    }

    /// Returns `true` once per state folder.
    func consumeContactQuestion() -> Bool {
        var isFirst = false
        change { content in
            isFirst = !content.isContactAsked
            content.isContactAsked = true
        }
        return isFirst
    }

    private func change(_ body: (inout Content) -> Void) {
        content.withLock { known in
            var content = Self.load(&known, path)
            body(&content)
            known = content
            guard let bytes = try? JSONEncoder().encode(content), TokenFile(folder: folder).makeFolder()
            else { return }
            try? bytes.write(to: URL(filePath: path), options: .atomic)
        }
    }

    private static func load(_ known: inout Content?, _ path: String) -> Content {
        if let known { return known }
        let bytes = SmallFile.read(path, limit: mostBytes)
        let content = bytes.flatMap { try? JSONDecoder().decode(Content.self, from: $0) } ?? Content()
        known = content
        return content
    }
}
