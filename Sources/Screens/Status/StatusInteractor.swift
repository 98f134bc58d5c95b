import GalleryCore

struct StatusInteractor: Sendable {
    let services: any ServiceChoosing
    let caches: any Caches
    let store: any StoreInspecting

    func status() -> SessionStatus {
        SessionStatus(
            service: services.service, asked: services.asked, budgets: services.budgets,
            caches: caches.contents,
            database: Result { () throws(StoreError) in try store.status() })
    }
}
