public import GalleryCore
import Synchronization

public final class InMemoryAltTexts: AltTextStore {
    private let texts = Mutex<[PhotoID: String]>([:])

    public init() {}

    public func altText(of photo: PhotoID) -> String? { texts.withLock { $0[photo] } }

    public func set(altText: String, of photo: PhotoID) {
        texts.withLock { $0[photo] = altText.isEmpty ? nil : altText }
    }
}
