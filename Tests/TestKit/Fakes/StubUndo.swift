public import GalleryCore
import Synchronization

public final class StubUndo: UndoStore {
    private let changes: Result<[UndoableChange], StoreError>
    private let listed: Mutex<[UndoableCommand]>
    private let isLocked: Bool
    private let counts = Mutex(
        (
            begun: 0, undone: 0, saved: 0, cleared: 0, settings: [String](),
            irreversible: [IrreversibleChange]()
        ))

    public init(
        _ changes: Result<[UndoableChange], StoreError> = .success([]), commands: [UndoableCommand] = [],
        isLocked: Bool = false
    ) {
        self.changes = changes
        listed = Mutex(commands)
        self.isLocked = isLocked
    }

    public var begunCommands: Int { counts.withLock(\.begun) }
    public var reversions: Int { counts.withLock(\.undone) }
    public var savedFiles: Int { counts.withLock(\.saved) }
    /// Names of saved settings with their previous values, in order.
    public var savedSettings: [String] { counts.withLock(\.settings) }
    public var irreversibleChanges: [IrreversibleChange] { counts.withLock(\.irreversible) }
    public var clearings: Int { counts.withLock(\.cleared) }

    public func beginCommand() { counts.withLock { $0.begun += 1 } }
    public func undo(_ command: Int64?) throws(StoreError) -> [UndoableChange] {
        counts.withLock { $0.undone += 1 }
        guard let command else { return try changes.get() }
        let found = listed.withLock { listed in
            listed.firstIndex { $0.id == command }.map { listed.remove(at: $0).changes }
        }
        return found ?? []
    }
    public func moves(of command: Int64?) throws(StoreError) -> [FileMove] {
        guard command == nil else { return [] }
        return try changes.get().flatMap { change -> [FileMove] in
            if case .filesMoved(let moves) = change { moves } else { [] }
        }
    }
    public func commands() -> [UndoableCommand] { listed.withLock { $0 } }
    public func recordSavedFile() { counts.withLock { $0.saved += 1 } }
    public func recordSavedSetting(_ name: String, previous: String?) {
        counts.withLock { $0.settings.append("\(name): \(previous ?? "-")") }
    }
    public func record(_ change: IrreversibleChange) { counts.withLock { $0.irreversible.append(change) } }
    public func clear() throws(StoreError) {
        if isLocked { throw .locked }
        counts.withLock { $0.cleared += 1 }
    }
}
