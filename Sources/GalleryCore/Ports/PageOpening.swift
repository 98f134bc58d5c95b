/// Shows pages outside of this program.
public protocol PageOpening: Sendable {
    /// Opens an https address in a browser; false where there is none, or it refuses.
    func open(_ link: String) async -> Bool
}
