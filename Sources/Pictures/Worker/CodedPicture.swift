/// A picture in a form that is not bare pixels, made by the worker from the pixels it decoded.
struct CodedPicture: Equatable, Sendable {
    /// Pixels across.
    let width: Int
    /// Pixels down.
    let height: Int
    /// A JPEG or PNG file, or the insides of sixel control strings.
    let bytes: [UInt8]
}
