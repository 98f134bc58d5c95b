import CommandShell
import Viper

/// From a section to one of its photos; a section that is a board keeps its title.
struct RecommendationsRouter: RecommendationsRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func renew(section: String?) async {
        await navigator?.go(to: .recommendations(section: section, isNew: true))
    }

    func refuse(_ error: UsageError) { navigator?.refuse(error) }
}
