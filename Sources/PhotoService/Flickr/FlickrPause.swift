import GalleryCore

/// The wait before a call is made again that failed with something that passes.
struct FlickrPause: Sendable {
    /// How often one call is made at most.
    static let attempts = 3

    /// The shortest wait; what follows is twice as long, and up to half of it is left to chance, so that many
    /// programs do not come back at once.
    var shortest: Duration = .milliseconds(400)

    /// Waits; throws `.cancelled` when the person does not want to.
    func wait(after attempt: Int) async throws(CatalogError) {
        let whole = shortest * (1 << (attempt - 1))
        do {
            try await Task.sleep(for: whole * Double.random(in: 1...1.5))
        } catch {
            throw .cancelled
        }
    }
}
