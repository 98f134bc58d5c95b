import CommandShell
import Viper

struct RecommendationsRouter: RecommendationsRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func renew(section: String?) async {
        await navigator?.go(to: .recommendations(section: section, isNew: true))
    }

    func refuse(_ error: UsageError) { navigator?.refuse(error) }
}
