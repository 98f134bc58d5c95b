public import GalleryCore

public protocol ServiceFactory: Sendable {
    var selectable: [ServiceName] { get }
    /// Members of `.all`, in display order: services with all that they require, except those with `isAlone`.
    var configured: [ServiceName] { get }
    /// Whether the service, which may be a combined one, has all required keys.
    func isReady(_ name: ServiceName) -> Bool
    /// Makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service
    /// Notice before the first request; `nil` if there is nothing to report.
    func notice(on name: ServiceName) -> ServiceNotice?
}

extension ServiceFactory {
    /// Services that a combined service consists of; `nil` for other services.
    func members(of name: ServiceName) -> [ServiceName]? {
        switch name {
        case .all: configured
        case .free: ServiceName.ofFree
        default: nil
        }
    }
}
