import Configuration
import GalleryCore

/// Asks everything the program depends on.
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
            hosts: hosts.hosts, store: checked, caches: caches.contents)
    }

    /// Reads the whole file, away from where the prompt is.
    @concurrent private static func check(_ store: any StoreInspecting) async -> Result<
        StoreCheck, StoreError
    > {
        Result { () throws(StoreError) in
            StoreCheck(status: try store.status(), faults: try store.quickFaults())
        }
    }
}
