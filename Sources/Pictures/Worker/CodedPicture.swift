/// A picture in a form that is not bare pixels, made by the worker from the pixels it decoded.
struct CodedPicture: Equatable, Sendable {
    let width: Int
    let height: Int
    /// A JPEG or PNG file, or the insides of sixel control strings.
    let bytes: [UInt8]
}
