import CommandShell
import GalleryCore
import Viper

/// For commands of which only the running program knows what they take: they were no such ones, and nothing has
/// happened.
@MainActor
struct RefusalRouter {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func refuse(_ sentence: String) { navigator?.refuse(UsageError(.nothing(sentence))) }

    /// It takes other services.
    func refuse(unknown service: ServiceName, known: [ServiceName]) {
        navigator?.refuse(UsageError(.word(service.rawValue, known: known.map(\.rawValue))))
    }
}
