import Synchronization

/// Folder for saved photos and exported boards, which can change during the session.
public final class DefaultFolder: Sendable {
    private let current: Mutex<String>

    /// `~` and relative paths are expanded when the folder is used.
    public init(_ path: String) { current = Mutex(path) }

    public var path: String { current.withLock { $0 } }

    public func change(to path: String) { current.withLock { $0 = AbsolutePath.of(path) } }
}
