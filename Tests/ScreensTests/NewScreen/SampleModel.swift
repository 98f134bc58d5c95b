import GalleryCore

@testable import Screens

struct SampleModel: Equatable, Sendable {
    /// Heading; `nil` if only notes are shown.
    var heading: String?
    /// Numbered from 1.
    var tags: [String] = []
    /// Printed below the tags.
    var notes: [Note] = []
}
