import CommandShell

enum Key: Equatable {
    case scalar(Unicode.Scalar)
    case paste(String)
    /// Key that may have a command, with the bytes of its sequence.
    case screen(ScreenKey, [UInt8])
}
