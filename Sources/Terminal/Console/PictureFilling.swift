import Dispatch
import Synchronization
import TextLayout

/// Loads and paints the pictures of one screen layout concurrently.
@MainActor
final class PictureFilling {
    /// Maximum number of pictures drawn concurrently, enough for a screenful. The worker limits concurrent decoding,
    /// and the transport limits connections.
    nonisolated private static let width = 30
    /// Time for a terminal to draw a picture before the picture's follow-up sequence is sent.
    nonisolated private static let drawing = Duration.milliseconds(100)

    private let task: Task<Void, Never>
    private let early = EarlyPictures()

    /// Starts to draw the pictures in order, off the main actor. They are painted after the caller has printed the
    /// layout. If `areAwaited`, the caller prints them with the layout, so all are drawn at once, without placeholders.
    init(
        of placements: [ScreenLayout.PlacedPicture], in layout: ScreenLayout, by pictures: any PictureDrawing,
        canvas: PictureCanvas, areAwaited: Bool = false
    ) {
        let height = layout.height
        task = Task { @concurrent [early] in
            await withTaskGroup(of: PicturePiece.self) { group in
                var begun = 0
                func draw(_ index: Int, preview: Bool) {
                    let placement = placements[index]
                    group.addTask {
                        let piece = await Self.piece(index, of: placement, by: pictures, preview: preview)
                        if piece.isLast { early.record(piece.outcome, at: index) }
                        return piece
                    }
                }
                func beginNext() {
                    guard begun < placements.count else { return }
                    draw(begun, preview: !areAwaited)
                    begun += 1
                }
                for _ in 0..<(areAwaited ? placements.count : Self.width) { beginNext() }
                while let piece = await group.next() {
                    guard await early.paint(piece, at: placements[piece.index], height: height, canvas) else {
                        return group.cancelAll()
                    }
                    if case .drawn(let image) = piece.outcome, !image.followUp.isEmpty {
                        group.addTask { await Self.followUp(on: image, piece.index) }
                    }
                    if piece.isLast { beginNext() } else { draw(piece.index, preview: false) }
                }
            }
        }
    }

    func wait(for time: Duration) { early.wait(for: time) }

    /// Picture to print with the layout; `nil` if it is not made of cells, has failed, or is not drawn by the deadline.
    func drawn(_ index: Int) -> TerminalImage? { early.take(index) }

    func startPainting() { early.close() }

    nonisolated private static func piece(
        _ index: Int, of placement: ScreenLayout.PlacedPicture, by pictures: any PictureDrawing, preview: Bool
    ) async -> PicturePiece {
        let (picture, columns, rows) = (placement.picture, placement.columns, placement.rows)
        if preview, let placeholder = await pictures.preview(for: picture, columns: columns, rows: rows) {
            return PicturePiece(index: index, outcome: .drawn(placeholder), isLast: false)
        }
        let outcome = await pictures.draw(picture, columns: columns, rows: rows)
        return PicturePiece(index: index, outcome: outcome, isLast: true)
    }

    nonisolated private static func followUp(on image: TerminalImage, _ index: Int) async -> PicturePiece {
        try? await Task.sleep(for: drawing)
        return PicturePiece(
            index: index, outcome: .drawn(TerminalImage(paintings: image.followUp)), isLast: true)
    }

    func end() { task.cancel() }

    func finished() async { await task.value }

    /// Waits until all pictures are painted; cancels painting if the calling task is canceled.
    func settle() async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

/// Result of drawing a picture: a placeholder, or the last result, which replaces the placeholder.
private struct PicturePiece: Sendable {
    let index: Int
    let outcome: PictureOutcome
    let isLast: Bool
}

private final class EarlyPictures: Sendable {
    private struct State {
        /// Values are `nil` for pictures that failed or are not made of cells.
        var drawn: [Int: TerminalImage?] = [:]
        var printed: Set<Int> = []
        var awaited: Int?
        var deadline = DispatchTime.now()
        var isClosed = false
    }

    private let state = Mutex(State())
    private let arrival = DispatchSemaphore(value: 0)

    func record(_ outcome: PictureOutcome, at index: Int) {
        let isAwaited = state.withLock { state in
            guard !state.isClosed else { return false }
            let image: TerminalImage? = if case .drawn(let image) = outcome { image } else { nil }
            let isCells = image.map { $0.transmission == nil && !$0.rows.isEmpty } ?? false
            state.drawn[index] = .some(isCells ? image : nil)
            return state.awaited == index
        }
        // Wakes the printing thread only for the awaited picture.
        if isAwaited { arrival.signal() }
    }

    func wait(for time: Duration) {
        state.withLock { $0.deadline = .now() + .nanoseconds(Int(time / .nanoseconds(1))) }
    }

    /// Blocks until the picture is drawn or the deadline has passed. Drawing never waits for the blocked main actor.
    func take(_ index: Int) -> TerminalImage? {
        let deadline = state.withLock(\.deadline)
        var isOver = false
        while true {
            let found = state.withLock { state in
                let found = state.drawn[index]
                state.awaited = found == nil && !isOver ? index : nil
                if case .some(.some) = found { state.printed.insert(index) }
                return found
            }
            if let found { return found }
            if isOver { return nil }
            isOver = arrival.wait(timeout: deadline) == .timedOut
        }
    }

    func close() { state.withLock { ($0.isClosed, $0.drawn) = (true, [:]) } }

    /// Paints a picture unless it was printed with the layout. Returns `false` if the task was canceled or the screen
    /// resized. Nothing can be printed between this check and the painting, since neither suspends the main actor.
    @MainActor func paint(
        _ piece: PicturePiece, at placement: ScreenLayout.PlacedPicture, height: Int, _ canvas: PictureCanvas
    ) -> Bool {
        guard !Task.isCancelled, canvas.isCurrent else { return false }
        let isPrinted = state.withLock { $0.printed.contains(piece.index) }
        if !(piece.isLast && isPrinted) { canvas.paint(piece.outcome, at: placement, height: height) }
        return true
    }
}
