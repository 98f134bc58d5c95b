public import CommandShell
public import Configuration
public import GalleryCore
import Viper

public enum DoctorModule {
    @MainActor public static func assemble(
        console: any Console, program: @escaping @Sendable () -> ProgramFacts, terminal: TerminalSetup,
        graphics: any GraphicsChoosing, services: any ServiceChoosing, ring: any KeyRing,
        hosts: any HostChecking, store: any StoreInspecting, caches: any Caches, home: HomeFolder
    ) -> any CommandScreen<Route> {
        let view = FactsView(console: console)
        let interactor = DoctorInteractor(
            services: services, ring: ring, hosts: hosts, store: store, caches: caches)
        let presenter = DoctorPresenter(
            display: view, interactor: interactor,
            machine: {
                await graphics.settled()
                return MachineFacts(
                    program: program(), terminal: terminal, graphics: graphics.graphics,
                    screen: console.screen)
            }, home: home)
        return CommandModule(presenting: "doctor", view: view, presenter: presenter) {
            (_: Route) in .examine
        }
    }
}
