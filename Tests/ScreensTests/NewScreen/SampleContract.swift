import GalleryCore
import UseCases

@testable import Screens

enum SampleEvent: Equatable, Sendable {
    case open(Int)
    case refresh
}

protocol SampleInteracting: Sendable {
    /// Most frequent first.
    func tags() throws(ScreenError) -> [String]
}
