public import CommandShell
public import Configuration
public import GalleryCore
import Viper

/// Presented: `doctor`.
public enum DoctorModule {
    @MainActor public static func assemble(
        console: any Console, program: @escaping @Sendable () -> ProgramFacts, terminal: TerminalSetup,
        graphics: any GraphicsChoosing, services: any ServiceChoosing, ring: any KeyRing,
        hosts: any HostChecking, database: any DatabaseInspecting, caches: any Caches, home: HomeFolder
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        let interactor = DoctorInteractor(
            program: program, terminal: terminal, graphics: graphics, services: services, ring: ring,
            hosts: hosts, database: database, caches: caches, screen: { console.screen })
        return CommandModule(
            "doctor", commands: ScreenCommands([]), view: view,
            presenter: DoctorPresenter(display: view, interactor: interactor, home: home)
        ) { (_: Route) in .examine }
    }
}
