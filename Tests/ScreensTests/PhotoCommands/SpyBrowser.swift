import GalleryCore
import Synchronization

final class SpyBrowser: PageOpening {
    let pages = Mutex<[String]>([])
    let isThere = Mutex(true)

    func open(_ link: String) async -> Bool {
        pages.withLock { $0.append(link) }
        return isThere.withLock(\.self)
    }
}
