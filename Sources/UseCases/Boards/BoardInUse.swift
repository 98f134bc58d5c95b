public import GalleryCore
import Synchronization

/// Board to which photos are added in this session if no board is named.
public final class BoardInUse: Sendable {
    private let board = Mutex<Board.ID?>(nil)

    public init() {}

    public var id: Board.ID? { board.withLock { $0 } }

    public func use(_ id: Board.ID?) { board.withLock { $0 = id } }
}
