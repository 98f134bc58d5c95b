import GalleryCore
import Screens
import Viper
import Wording

/// The service that is asked.
@MainActor
final class ServiceSetting: SessionSetting {
    private let services: ServiceSwitch
    private let lists: PhotoLists
    private let stack: NavigationStack<Route>
    private var decided: SettingSource
    /// Whoever was chosen then was chosen by that source.
    private var then: ServiceName
    private(set) var refusal: String?

    init(services: ServiceSwitch, lists: PhotoLists, stack: NavigationStack<Route>, _ settings: Settings) {
        self.services = services
        self.lists = lists
        self.stack = stack
        decided = settings.source(of: .service)
        then = services.service
    }

    let name = SettingName.service
    var value: String { services.service.rawValue }
    var source: SettingSource { services.service == then ? decided : .session }

    func change(to text: String) async -> Bool {
        refusal = nil
        guard name.takes(text) else { return false }
        do throws(CatalogError) {
            try services.change(to: ServiceName(rawValue: text.lowercased()))
        } catch {
            refusal = Phrases.explanation(error)
            return false
        }
        await lists.resetAll()
        stack.start(at: .recommendations)
        (decided, then) = (.session, services.service)
        return true
    }
}
