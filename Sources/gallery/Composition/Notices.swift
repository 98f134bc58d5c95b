import GalleryCore
import PhotoStore
import Viper

/// News for the person: each is told once, when there is a chance to.
@MainActor
final class Notices {
    private var waiting: [String]
    private let database: GalleryDatabase

    init(_ sentences: [String], database: GalleryDatabase) {
        waiting = sentences
        self.database = database
    }

    /// What has come since the last call.
    func take() -> [Line] {
        let lines = (waiting + database.takeNotices().map(Self.sentence)).map { Line($0, .warning) }
        waiting = []
        return lines
    }

    private static func sentence(_ notice: StoreNotice) -> String {
        switch notice {
        case .newerSchema(let path): Phrases.databaseIsNewer(path)
        case .setAside(let path, let aside, _): Phrases.databaseSetAside(path, aside)
        case .upgraded(let path, let copy): Phrases.databaseUpgraded(path, copy)
        case .readOnly(let path, let reason): Phrases.databaseReadOnly(path, reason)
        case .inMemory(let path, let reason): Phrases.databaseInMemory(path, reason)
        }
    }
}
