struct PixelRect: Equatable, Sendable {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
}
