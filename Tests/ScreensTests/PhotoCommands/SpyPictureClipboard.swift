import GalleryCore
import Synchronization

final class SpyPictureClipboard: PictureClipboard {
    let isThere = Mutex(true)
    private let state = Mutex<[String]>([])

    /// Types and contents of the copied pictures.
    var copies: [String] { state.withLock(\.self) }

    func copy(_ picture: [UInt8], type: String) async -> Bool {
        state.withLock { $0.append("\(type) \(String(decoding: picture, as: UTF8.self))") }
        return isThere.withLock(\.self)
    }
}
