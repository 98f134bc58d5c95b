import Synchronization
import TextLayout

/// Draws a picture as its repeated ID: at once if `ready` contains the ID, else after 5 ms. IDs with initial `x` fail.
final class StubDrawing: PictureDrawing {
    private let readyOnes: Set<String>
    private let running = Mutex((now: 0, most: 0))

    let drawsCells: Bool

    init(ready: Set<String> = [], isCells: Bool = false) { (readyOnes, drawsCells) = (ready, isCells) }

    /// Maximum number of concurrent drawings.
    var most: Int { running.withLock { $0.most } }

    let eraser = "<gone>"
    let refresher = "<again>"

    func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
        fill(".", columns, rows)
    }

    func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        try? await Task.sleep(for: .milliseconds(5))
        running.withLock { $0.now -= 1 }
        return picture.name.hasPrefix("x") ? .failed("offline") : .drawn(fill(picture.name, columns, rows))
    }

    /// Placeholder with the ID in capitals, for IDs between `p` and `t`.
    func preview(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage? {
        ("p"..."t").contains(picture.name) ? fill(picture.name.uppercased(), columns, rows) : nil
    }

    private let preparedOnes = Mutex<[String]>([])
    var prepared: [String] { preparedOnes.withLock(\.self) }
    func prepare(_ picture: Picture, columns: Int, rows: Int) async {
        preparedOnes.withLock { $0.append("\(picture.name) \(columns)x\(rows)") }
    }

    func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? {
        readyOnes.contains(picture.name) ? fill(picture.name, columns, rows) : nil
    }

    private func fill(_ text: String, _ columns: Int, _ rows: Int) -> TerminalImage {
        TerminalImage(rows: Array(repeating: String(repeating: text, count: columns), count: rows))
    }
}

extension Picture {
    var name: String { subject(as: String.self) ?? "" }
}
