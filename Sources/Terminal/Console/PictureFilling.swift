import Viper

/// Fetches and paints the missing pictures of one sheet, several at a time.
@MainActor
final class PictureFilling {
    /// Pictures drawn at the same time: as many as a page has, so that from far away a screenful takes as long as one
    /// picture. How many are decoded at once is the worker's business, and how many connections there are the
    /// transport's.
    private static let width = 30

    private let task: Task<Void, Never>

    /// Begins at once, with the first picture first.
    init(
        of places: [Sheet.PlacedPicture], in sheet: Sheet, by pictures: any PictureDrawing,
        canvas: PictureCanvas
    ) {
        let height = sheet.height
        task = Task {
            await withTaskGroup(of: (Int, PictureOutcome).self) { group in
                var begun = 0
                func beginNext() {
                    guard begun < places.count else { return }
                    let index = begun
                    let place = places[index]
                    begun += 1
                    group.addTask {
                        (index, await pictures.draw(place.picture, columns: place.columns, rows: place.rows))
                    }
                }
                for _ in 0..<Self.width { beginNext() }
                while let (index, outcome) = await group.next() {
                    guard !Task.isCancelled, canvas.isCurrent else { return group.cancelAll() }
                    canvas.paint(outcome, at: places[index], height: height)
                    beginNext()
                }
            }
        }
    }

    /// Paints nothing any more.
    func end() { task.cancel() }

    /// Returns when all is painted, or the filling was ended.
    func finished() async { await task.value }

    /// Returns when all is painted; when cancelled, ends it.
    func settle() async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
