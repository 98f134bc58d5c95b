import CommandShell
import Configuration
import GalleryCore
import TextLayout

/// Looks at everything the program depends on.
struct DoctorInteractor {
    let program: @Sendable () -> ProgramFacts
    let terminal: TerminalSetup
    let graphics: any GraphicsChoosing
    let services: any ServiceChoosing
    let ring: any KeyRing
    let hosts: any HostChecking
    let database: any DatabaseInspecting
    let caches: any Caches
    let screen: @MainActor () -> ScreenSize

    @MainActor func examine() async -> DoctorFacts {
        await graphics.settled()
        let checks = await hosts.check()
        let database = await Self.check(database)
        return DoctorFacts(
            program: program(), terminal: terminal, graphics: graphics.graphics, screen: screen(),
            service: services.service, obstacle: services.obstacle, keys: ring.keys, checks: checks,
            hosts: hosts.hosts, database: database, caches: caches.contents)
    }

    /// Reads the whole file, away from where the prompt is.
    @concurrent private static func check(
        _ database: any DatabaseInspecting
    ) async -> Result<(status: DatabaseStatus, faults: [String]), StoreError> {
        Result { () throws(StoreError) in (try database.status(), try database.quickFaults()) }
    }
}
