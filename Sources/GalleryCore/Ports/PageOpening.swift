public protocol PageOpening: Sendable {
    /// Opens an https or loopback address in a browser, or the address of a folder in the file manager; returns `false`
    /// on failure.
    func open(_ link: String) async -> Bool
}
