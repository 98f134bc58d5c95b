/// Size of a window in cells of 10 by 20 pixels.
struct TerminalSize {
    static let cell = (width: 10, height: 20)

    let columns: Int
    let rows: Int
}
