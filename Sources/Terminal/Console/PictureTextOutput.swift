import TextLayout

/// Prints a layout whose pictures are text into a pipe, each row as soon as its pictures are drawn.
@MainActor
final class PictureTextOutput {
    private let task: Task<Void, Never>

    /// Prints after `former`, so that the output keeps its order.
    init(
        of output: LayoutOutput, pictures: [ScreenLayout.PlacedPicture], by drawing: any PictureDrawing,
        to surface: any TerminalSurface, after former: PictureTextOutput?
    ) {
        task = Task {
            await withTaskCancellationHandler {
                await former?.task.value
            } onCancel: {
                former?.task.cancel()
            }
            await withTaskGroup(of: (Int, PictureOutcome).self) { group in
                for (index, placed) in pictures.enumerated() {
                    group.addTask {
                        (
                            index,
                            await drawing.draw(placed.picture, columns: placed.columns, rows: placed.rows)
                        )
                    }
                }
                var images: [Int: TerminalImage] = [:], output = output
                while let needed = output.nextPictures {
                    while !needed.allSatisfy({ images[$0] != nil }), let (index, outcome) = await group.next()
                    {
                        let placed = pictures[index]
                        images[index] =
                            if case .drawn(let image) = outcome { image } else {
                                drawing.placeholder(
                                    for: placed.picture, columns: placed.columns, rows: placed.rows)
                            }
                    }
                    guard !Task.isCancelled else { return group.cancelAll() }
                    let row = output.next { images[$0] ?? TerminalImage(rows: []) }
                    surface.print(row ?? "")
                }
            }
        }
    }

    func end() { task.cancel() }

    /// Waits until all is printed; stops printing if the calling task is canceled.
    func settle() async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
