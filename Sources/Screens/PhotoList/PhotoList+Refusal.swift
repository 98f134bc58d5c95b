import CommandShell
import GalleryCore

extension PhotoList {
    /// Maximum number of photos that a command loads to reach a number: 8 requests of 30 photos.
    private static let reach = 240

    /// Reason not to load the list up to a number; `nil` if it may be loaded.
    func refusal(toLoad number: Int) -> NumberLoading? {
        if let total, number > total { return .outside(1...max(1, total, count)) }
        return number > count + Self.reach ? .tooFar(count: count) : nil
    }
}
