public import GalleryCore
import Synchronization

public final class InMemoryStatedCredits: StatedCreditStore {
    private let credits: Mutex<[PhotoID: StatedCredit]>

    public init(_ credits: [PhotoID: StatedCredit] = [:]) { self.credits = Mutex(credits) }

    public func statedCredits(of photos: [PhotoID]) -> [PhotoID: StatedCredit] {
        credits.withLock { credits in credits.filter { photos.contains($0.key) } }
    }

    public func add(_ new: [PhotoID: StatedCredit]) {
        credits.withLock { $0.merge(new) { stored, _ in stored } }
    }
}
