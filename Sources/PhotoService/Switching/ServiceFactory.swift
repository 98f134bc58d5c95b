public import GalleryCore

/// A photo service: its lists and the bytes of its pictures.
public typealias Service = PhotoCatalog & PictureFetching

/// Makes the services there are, as they are set up.
public protocol ServiceFactory: Sendable {
    /// Those reached over a network that have what they need, the preferred first.
    var configured: [ServiceName] { get }
    /// Makes a service ready to be asked; makes no request.
    func make(_ name: ServiceName) throws(CatalogError) -> any Service
    /// What a person should hear before the service is asked; nil where all is well.
    func notice(on name: ServiceName) -> ServiceNotice?
}
