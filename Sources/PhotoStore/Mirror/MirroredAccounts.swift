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
        let users = Set(photos.map(\.service)).compactMap { service in user(service).map { (service, $0) } }
        return Changes(users: Dictionary(uniqueKeysWithValues: users))
    }

    func notify(of changes: Changes) { if !changes.users.isEmpty { didChange() } }

    struct Changes {
        let users: [ServiceName: String]

        /// Called in the favorite's transaction. Replaces a pending change; drops it if the service is not mirrored.
        func record(_ id: PhotoID, isFavorite: Bool, in db: Database) throws {
            guard let user = users[id.service] else {
                try db.run("DELETE FROM mirrored WHERE service = ? AND key = ?", id.stored)
                return
            }
            try db.run(
                "INSERT OR REPLACE INTO mirrored (service, user, key, isFavorite) VALUES (?, ?, ?, ?)",
                [id.service.rawValue.stored, user.stored, id.key.stored, isFavorite])
        }
    }
}
