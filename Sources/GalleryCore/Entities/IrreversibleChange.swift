/// Kind of change that `undo` reports instead of reverting an older one in its place.
public enum IrreversibleChange: String, Codable, Sendable {
    case taste, seen, files, marks, setting

    /// Whether the change ends with the session, so that other sessions need not report it.
    public var isOfSession: Bool { self == .marks || self == .setting }
}
