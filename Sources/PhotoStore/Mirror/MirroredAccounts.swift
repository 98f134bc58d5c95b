import GRDB
public import GalleryCore

public struct MirroredAccounts: Sendable {
    private let user: @Sendable (ServiceName) -> String?
    private let didChange: @Sendable () -> Void

    /// `user` returns the user ID at a service, `nil` if not mirrored there. `didChange` is called after a commit.
    public init(
        user: @escaping @Sendable (ServiceName) -> String?, didChange: @escaping @Sendable () -> Void
    ) {
        self.user = user
        self.didChange = didChange
    }

    static let none = MirroredAccounts(user: { _ in nil }, didChange: {})

    func changes(of photos: [PhotoID]) -> Changes {
        let services = Set(photos.map(\.service)).map { ($0, user($0)) }
        return Changes(users: Dictionary(services) { first, _ in first })
    }

    func tell(_ changes: Changes) { if !changes.isEmpty { didChange() } }

    struct Changes {
        let users: [ServiceName: String?]

        fileprivate var isEmpty: Bool { users.values.allSatisfy { $0 == nil } }

        /// Called in the favorite's transaction. Replaces a pending change; drops it if the service is not mirrored.
        func record(_ id: PhotoID, isFavorite: Bool, in db: Database) throws {
            guard let user = users[id.service] ?? nil else {
                try db.run("DELETE FROM mirrored WHERE service = ? AND key = ?", id.stored)
                return
            }
            try db.run(
                "INSERT OR REPLACE INTO mirrored (service, user, key, isFavorite) VALUES (?, ?, ?, ?)",
                [id.service.rawValue.stored, user.stored, id.key.stored, isFavorite])
        }
    }
}
