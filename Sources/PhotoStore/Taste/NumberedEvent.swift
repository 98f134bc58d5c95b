import GRDB
import GalleryCore

struct NumberedEvent: Codable, Equatable, Sendable {
    let number: Int64
    let event: TasteEvent
}
