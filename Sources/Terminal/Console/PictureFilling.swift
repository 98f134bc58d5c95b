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

    /// Starts to draw the pictures in order, off the main actor. They are painted after the caller has printed the
    /// layout.
    init(
        of placements: [ScreenLayout.PlacedPicture], in layout: ScreenLayout, by pictures: any PictureDrawing,
        canvas: PictureCanvas
    ) {
        let height = layout.height
        task = Task { @concurrent in
            await withTaskGroup(of: PicturePiece.self) { group in
                var begun = 0
                func draw(_ index: Int, preview: Bool) {
                    let placement = placements[index]
                    group.addTask { await Self.piece(index, of: placement, by: pictures, preview: preview) }
                }
                func beginNext() {
                    guard begun < placements.count else { return }
                    draw(begun, preview: true)
                    begun += 1
                }
                for _ in 0..<Self.width { beginNext() }
                while let piece = await group.next() {
                    let placement = placements[piece.index]
                    guard await canvas.paint(piece.outcome, at: placement, height: height) else {
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

    /// Waits until all pictures are painted, the limit is reached or the calling task is canceled. Painting goes on.
    func finished(atMost limit: Duration) async {
        let (end, continuation) = AsyncStream.makeStream(of: Void.self)
        let timer = Task {
            try? await Task.sleep(for: limit)
            continuation.finish()
        }
        Task { [task] in
            await task.value
            continuation.finish()
        }
        for await _ in end {}
        timer.cancel()
    }

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
