import Configuration
import GalleryCore

struct DoctorInteractor: Sendable {
    let services: any ServiceChoosing
    let ring: any KeyRing
    let hosts: any HostChecking
    let store: any StoreInspecting
    let caches: any Caches

    func examine() async -> DoctorFacts {
        let checks = await hosts.check(), checked = await Self.check(store)
        return DoctorFacts(
            service: services.service, obstacle: services.obstacle, keys: ring.keys, checks: checks,
            hosts: hosts.hosts, contact: hosts.contact, store: checked, caches: caches.contents)
    }

    /// Off the main actor, since the check reads the entire database file.
    @concurrent private static func check(_ store: any StoreInspecting) async -> Result<
        StoreCheck, StoreError
    > {
        Result { () throws(StoreError) in
            StoreCheck(status: try store.status(), faults: try store.quickFaults())
        }
    }
}
