import Dispatch
import Synchronization
import TextLayout

/// Fetches and paints the missing pictures of one sheet, several at a time.
@MainActor
final class PictureFilling {
    /// Pictures drawn at the same time: as many as a page has, so that from far away a screenful takes as long as one
    /// picture. How many are decoded at once is the worker's business, and how many connections there are the
    /// transport's.
    nonisolated private static let width = 30
    /// What a terminal takes to draw a picture.
    nonisolated private static let drawing = Duration.milliseconds(100)

    private let task: Task<Void, Never>
    private let early = EarlyPictures()

    /// Begins to draw at once, off this actor and with the first picture first; what is drawn is painted when the
    /// caller has printed the sheet.
    init(
        of places: [ScreenLayout.PlacedPicture], in sheet: ScreenLayout, by pictures: any PictureDrawing,
        canvas: PictureCanvas
    ) {
        let height = sheet.height
        task = Task { @concurrent [early] in
            await withTaskGroup(of: PicturePiece.self) { group in
                var begun = 0
                func draw(_ index: Int, standIn: Bool) {
                    let place = places[index]
                    group.addTask {
                        let piece = await Self.piece(index, of: place, by: pictures, standIn: standIn)
                        if piece.isLast { early.note(piece.outcome, at: index) }
                        return piece
                    }
                }
                func beginNext() {
                    guard begun < places.count else { return }
                    draw(begun, standIn: true)
                    begun += 1
                }
                for _ in 0..<Self.width { beginNext() }
                while let piece = await group.next() {
                    guard await early.paint(piece, at: places[piece.index], height: height, canvas) else {
                        return group.cancelAll()
                    }
                    if case .drawn(let image) = piece.outcome, !image.followUp.isEmpty {
                        group.addTask { await Self.followUp(on: image, piece.index) }
                    }
                    if piece.isLast { beginNext() } else { draw(piece.index, standIn: false) }
                }
            }
        }
    }

    /// From now on pictures are waited for that long.
    func wait(for time: Duration) { early.wait(for: time) }

    /// A picture made of cells, where it is drawn before the time is over: it is printed with the sheet, and not painted.
    func drawn(_ index: Int) -> TerminalImage? { early.take(index) }

    /// The sheet is printed: what is drawn now is painted.
    func goOn() { early.close() }

    /// What stands in for the picture, where that is wanted and there is something; else the picture.
    nonisolated private static func piece(
        _ index: Int, of place: ScreenLayout.PlacedPicture, by pictures: any PictureDrawing, standIn: Bool
    ) async -> PicturePiece {
        let (picture, columns, rows) = (place.picture, place.columns, place.rows)
        if standIn, let lesser = await pictures.standIn(for: picture, columns: columns, rows: rows) {
            return PicturePiece(index: index, outcome: .drawn(lesser), isLast: false)
        }
        let outcome = await pictures.draw(picture, columns: columns, rows: rows)
        return PicturePiece(index: index, outcome: outcome, isLast: true)
    }

    nonisolated private static func followUp(on image: TerminalImage, _ index: Int) async -> PicturePiece {
        try? await Task.sleep(for: drawing)
        return PicturePiece(
            index: index, outcome: .drawn(TerminalImage(paintings: image.followUp)), isLast: true)
    }

    /// Paints nothing any more.
    func end() { task.cancel() }

    /// Returns when all is painted, or the filling was ended.
    func finished() async { await task.value }

    /// Returns when all is painted; when canceled, ends it.
    func settle() async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}

/// What is painted into one place, and whether it stays.
private struct PicturePiece: Sendable {
    let index: Int
    let outcome: PictureOutcome
    let isLast: Bool
}

/// What is drawn before the sheet is printed.
private final class EarlyPictures: Sendable {
    private struct State {
        /// What is drawn; nil for what is no cells, or came to nothing.
        var drawn: [Int: TerminalImage?] = [:]
        var printed: Set<Int> = []
        /// The one that is waited for.
        var awaited: Int?
        var deadline = DispatchTime.now()
        var isClosed = false
    }

    private let state = Mutex(State())
    private let came = DispatchSemaphore(value: 0)

    func note(_ outcome: PictureOutcome, at index: Int) {
        let isAwaited = state.withLock { state in
            guard !state.isClosed else { return false }
            let image: TerminalImage? = if case .drawn(let image) = outcome { image } else { nil }
            let isCells = image.map { $0.transmission == nil && !$0.rows.isEmpty } ?? false
            state.drawn[index] = .some(isCells ? image : nil)
            return state.awaited == index
        }
        // Who prints is not woken for each.
        if isAwaited { came.signal() }
    }

    func wait(for time: Duration) {
        state.withLock { $0.deadline = .now() + .nanoseconds(Int(time / .nanoseconds(1))) }
    }

    /// Waits for one until the time is over. It blocks the actor that prints, as printing does; nothing that draws waits
    /// for that actor.
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
            isOver = came.wait(timeout: deadline) == .timedOut
        }
    }

    func close() { state.withLock { ($0.isClosed, $0.drawn) = (true, [:]) } }

    /// Paints what was not printed with the sheet. False where nothing is painted any more: asked on the actor that
    /// prints, nothing comes between the question and the picture.
    @MainActor func paint(
        _ piece: PicturePiece, at place: ScreenLayout.PlacedPicture, height: Int, _ canvas: PictureCanvas
    ) -> Bool {
        guard !Task.isCancelled, canvas.isCurrent else { return false }
        let isPrinted = state.withLock { $0.printed.contains(piece.index) }
        if !(piece.isLast && isPrinted) { canvas.paint(piece.outcome, at: place, height: height) }
        return true
    }
}

/// Where a sheet's pictures are painted after the sheet was printed.
@MainActor
struct PictureCanvas {
    let surface: any TerminalSurface
    let palette: Palette
    /// The screen the sheet was laid out for.
    let screen: ScreenSize
    let size: @MainActor () -> ScreenSize

    /// Whether the sheet still stands as it was laid out.
    var isCurrent: Bool {
        let now = size()
        return (now.columns, now.rows) == (screen.columns, screen.rows)
    }

    /// Paints a picture, or a short note why it is not there, into its place. `height` is the sheet's.
    func paint(_ outcome: PictureOutcome, at place: ScreenLayout.PlacedPicture, height: Int) {
        let below = height - place.row
        switch outcome {
        case .drawn(let picture):
            surface.overlay(rows(of: picture, at: place, below), after: picture.transmission)
        case .failed(let reason):
            let note = place.substitute ?? Line(" \(reason) ", .quiet).clipped(to: place.columns)
            let column = place.column + (place.columns - note.width) / 2
            surface.overlay(
                [
                    OverlayRow(rowsUp: below - place.rows / 2, column: column, text: palette.text(note))
                ], after: nil)
        }
    }

    private func rows(
        of picture: TerminalImage, at place: ScreenLayout.PlacedPicture, _ below: Int
    ) -> [OverlayRow] {
        switch picture.form {
        case .cells(let rows):
            rows.prefix(place.rows).enumerated().map { index, text in
                OverlayRow(rowsUp: below - index, column: place.column, text: text)
            }
        case .paintings(let paintings):
            paintings.map { painting in
                OverlayRow(
                    rowsUp: below - painting.row, column: place.column + painting.column,
                    rows: painting.rows, text: painting.text)
            }
        }
    }
}
