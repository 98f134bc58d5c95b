import CommandShell
import Configuration
import GalleryCore
import PhotoService
import Screens
import Viper

/// The service that is asked.
@MainActor
final class ServiceSetting: SessionSetting {
    private let services: ProgramServices
    private let lists: PhotoLists
    private let stack: CommandStack<Route>
    private var decided: SettingSource
    /// The service that `decided` chose; another one was chosen at the prompt.
    private var then: ServiceName

    init(services: ProgramServices, lists: PhotoLists, stack: CommandStack<Route>, _ settings: Settings) {
        self.services = services
        self.lists = lists
        self.stack = stack
        decided = settings.source(of: .service)
        then = services.service
    }

    let name = SettingName.service
    var value: String { services.service.rawValue }
    var source: SettingSource { services.service == then ? decided : .session }

    func change(to text: String) async throws(SettingRefusal) {
        guard name.takes(text) else { throw .unknownValue }
        do throws(CatalogError) {
            try services.change(to: ServiceName(rawValue: text.lowercased()))
        } catch {
            throw SettingRefusal.unavailable(error)
        }
        await lists.resetAll()
        stack.restart(at: .recommendations())
        (decided, then) = (.session, services.service)
    }
}
