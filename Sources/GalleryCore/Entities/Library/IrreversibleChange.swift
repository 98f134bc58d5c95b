/// Change that `undo` cannot revert. It then reports this change and reverts no older one.
public enum IrreversibleChange: String, Codable, Sendable {
    case taste, seen, files, marks, setting

    /// Whether the effect of the change ends with the session, so that `undo` in other sessions ignores the change.
    public var isOfSession: Bool { self == .marks || self == .setting }
}
