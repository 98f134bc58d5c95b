public import GalleryCore
import Synchronization

public final class InMemoryAltTexts: AltTextStore {
    private let texts = Mutex<[PhotoID: String]>([:])
    private let former = Mutex<[PhotoID: [String]]>([:])

    public init() {}

    public func altText(of photo: PhotoID) -> String? { texts.withLock { $0[photo] } }

    public func formerAltTexts(of photo: PhotoID) -> [String] { former.withLock { $0[photo] ?? [] } }

    public func set(altText: String, of photo: PhotoID) {
        if let text = self.altText(of: photo) { former.withLock { $0[photo, default: []].append(text) } }
        texts.withLock { $0[photo] = altText.isEmpty ? nil : altText }
    }
}
