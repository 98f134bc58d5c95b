/// A refusal of the Flickr API. From 95 on, a code means the same for every method; below that, each method has
/// its own.
package struct FlickrFailure: Equatable, Sendable {
    /// Nil when it could not be read.
    let code: Int?
    /// What the service says, as it says it.
    package let message: String

    /// Codes that are gone with the next attempt: the service or its search is down for a moment. 0 and 201 are
    /// not documented.
    static let passing: Set<Int> = [0, 10, 105, 201]

    /// Whether asking again may help.
    var isPassing: Bool { code.map(Self.passing.contains) ?? false }
}
