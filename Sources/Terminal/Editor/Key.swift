enum Key: Equatable {
    case scalar(Unicode.Scalar)
    case paste(String)
    /// Escape, or a key that sends a control sequence, with all its bytes.
    case sequence([UInt8])
}
