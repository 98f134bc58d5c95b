import CommandShell
import GalleryCore

extension [Word] {
    /// Service named by the only argument; `nil` without arguments.
    func service(of command: String) throws(UsageError) -> ServiceName? {
        guard count < 2 else { throw UsageError(.arguments(command)) }
        return first.map { ServiceName(rawValue: $0.text.lowercased()) }
    }
}
