import CommandShell

/// What the keyboard sent, for the editor.
enum Key: Equatable {
    /// A character, or a part of a key's sequence.
    case scalar(Unicode.Scalar)
    /// Text that was pasted, as it came.
    case paste(String)
    /// A key that may stand for a command, with the bytes of its sequence.
    case screen(ScreenKey, [UInt8])
}
