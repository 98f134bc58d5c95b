import GRDB
public import GalleryCore

/// The accounts whose services are told of favorites that come and go.
public struct MirroredAccounts: Sendable {
    private let user: @Sendable (ServiceName) -> String?
    private let noted: @Sendable () -> Void

    /// - Parameters:
    ///   - user: the service's identifier of the account; nil where nothing is to be told.
    ///   - noted: called when a change has become durable.
    public init(
        user: @escaping @Sendable (ServiceName) -> String?, noted: @escaping @Sendable () -> Void
    ) {
        (self.user, self.noted) = (user, noted)
    }

    static let none = MirroredAccounts(user: { _ in nil }, noted: {})

    /// The accounts for these photos as they are now, for one transaction.
    func changes(of photos: [PhotoID]) -> Changes {
        let services = Set(photos.map(\.service)).map { ($0, user($0)) }
        return Changes(users: Dictionary(services) { first, _ in first })
    }

    func tell(_ changes: Changes) { if !changes.isEmpty { noted() } }

    struct Changes {
        let users: [ServiceName: String?]

        fileprivate var isEmpty: Bool { users.values.allSatisfy { $0 == nil } }

        /// In the transaction that changes the favorite. What waited for the photo is replaced; where nothing is to be
        /// told any more, it does not go either.
        func note(_ id: PhotoID, isFavorite: Bool, in db: Database) throws {
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
