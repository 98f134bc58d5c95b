public import GalleryCore

public struct ServiceSetup: Sendable {
    /// Base address; empty for a local service.
    let base: String
    let keys: @Sendable (KeyName) -> String?
    /// Folder for tokens; `nil` to keep them in memory.
    let folder: String?
    let transport: CurlTransport
    /// ISO 639-1 code of the user's language, which changes during a session.
    let language: @Sendable () -> String
    /// Service for the folders of the user; `nil` without folders.
    let files: (any Service)?

    public init(
        base: String, keys: @escaping @Sendable (KeyName) -> String?, folder: String?,
        transport: CurlTransport, language: @escaping @Sendable () -> String = { "en" },
        files: (any Service)? = nil
    ) {
        self.base = base
        self.keys = keys
        self.folder = folder
        self.transport = transport
        self.language = language
        self.files = files
    }

    func key(_ name: KeyName) throws(CatalogError) -> String {
        guard let text = keys(name) else { throw .misconfigured(.keyMissing(name.service)) }
        return text
    }
}
