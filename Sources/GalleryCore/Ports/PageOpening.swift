/// Shows pages outside of this program.
public protocol PageOpening: Sendable {
    /// Opens an https address, or one of this machine, in a browser; false where there is none, or it refuses.
    func open(_ link: String) async -> Bool
}
