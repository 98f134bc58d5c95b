import CommandShell
import GalleryCore

extension PhotoList {
    /// Maximum number of photos that a command loads to reach a number: 8 requests of 30 photos.
    private static let reach = 240

    /// Reason not to load the list up to a number; `nil` if it may be loaded. A local list is loaded without limit.
    func refusal(toLoad number: Int, isLocal: Bool) -> NumberLoading? {
        if let total, !(1...max(1, total)).contains(number), !isLocal || number < 1 {
            return .outside(1...max(1, total, count))
        }
        if number < 1 { return .finished }
        return !isLocal && number > count + Self.reach ? .tooFar(count: count) : nil
    }
}
