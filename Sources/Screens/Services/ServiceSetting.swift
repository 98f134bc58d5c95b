public import Configuration
public import GalleryCore

/// The service that is asked, as a setting.
@MainActor
public final class ServiceSetting: SessionSetting {
    private let interactor: ServicesInteractor
    private var decided: SettingSource
    /// The service that `decided` chose; another one was chosen at the prompt.
    private var then: ServiceName

    public init(services: any ServiceChoosing, lists: any PhotoListing, from source: SettingSource) {
        interactor = ServicesInteractor(services: services, lists: lists)
        decided = source
        then = services.service
    }

    public let name = SettingName.service
    public let restarts = true
    public var value: String { interactor.services.service.rawValue }
    public var source: SettingSource { interactor.services.service == then ? decided : .session }

    public func change(to text: String) async throws(SettingRefusal) {
        guard name.takes(text) else { throw .unknownValue }
        do throws(CatalogError) {
            try await interactor.change(to: ServiceName(rawValue: text.lowercased()))
        } catch {
            throw .unavailable(error)
        }
        (decided, then) = (.session, interactor.services.service)
    }
}
