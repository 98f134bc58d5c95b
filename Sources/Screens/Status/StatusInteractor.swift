import GalleryCore
import TextLayout

/// What `status` tells of the session.
struct SessionStatus: Sendable {
    let service: ServiceName
    let asked: [ServiceName]
    let budgets: [(ServiceName, RateBudget)]
    let caches: CacheContents
    let database: Result<DatabaseStatus, StoreError>
    let screen: ScreenSize
    /// Colors of the terminal; 0 for none.
    let colors: Int
    let picturesFolder: String
}

struct StatusInteractor {
    let services: any ServiceChoosing
    let caches: any Caches
    let database: any DatabaseInspecting
    let screen: @MainActor () -> ScreenSize
    let colors: Int
    let picturesFolder: String

    @MainActor func status() -> SessionStatus {
        SessionStatus(
            service: services.service, asked: services.asked, budgets: services.budgets,
            caches: caches.contents,
            database: Result { () throws(StoreError) in try database.status() }, screen: screen(),
            colors: colors, picturesFolder: picturesFolder)
    }
}
