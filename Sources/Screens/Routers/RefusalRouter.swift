import CommandShell
import GalleryCore
import Viper

/// Rejects arguments that only the running program can validate. The line then counts as mistyped.
@MainActor
struct RefusalRouter {
    weak let navigator: (any Navigating<Route>)?

    func refuse(_ sentence: String) { navigator?.refuse(UsageError(.nothing(sentence))) }

    func refuse(unknown service: ServiceName, known: [ServiceName]) {
        refuse(service.rawValue, known: known.map(\.rawValue))
    }

    func refuse(_ word: String, known: [String]) { navigator?.refuse(UsageError(.word(word, known: known))) }
}
