import GRDB
import GalleryCore

struct NumberedEvent: Equatable, Sendable {
    let number: Int64
    let event: TasteEvent
}
