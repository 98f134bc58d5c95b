public import Configuration
public import GalleryCore
public import UseCases

@MainActor
public final class ServiceSetting: SessionSetting {
    private let services: any ServiceChoosing
    private let lists: PhotoLists
    private var decided: SettingSource
    /// Service in use when `decided` was set. For any other, chosen or replaced by the demo, the source is the session.
    private var then: ServiceName

    public init(services: any ServiceChoosing, lists: PhotoLists, from source: SettingSource) {
        self.services = services
        self.lists = lists
        decided = source
        then = services.service
    }

    public let name = SettingName.service
    public let restarts = true
    public var usage: String {
        services.selectable.map(\.rawValue).joined(separator: "|")
    }
    public var value: String { services.service.rawValue }
    public var source: SettingSource { services.service == then ? decided : .session }

    public func change(to text: String) async throws(SettingRefusal) {
        let service = ServiceName(rawValue: text.lowercased())
        guard services.selectable.contains(service) else { throw .unknownValue }
        do throws(CatalogError) {
            try await services.change(to: service, discarding: lists)
        } catch {
            throw .unavailable(error)
        }
        decided = .session
        then = services.service
    }
}
