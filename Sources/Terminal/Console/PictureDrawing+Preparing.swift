import TextLayout

extension PictureDrawing {
    /// Prefetches at most two pictures at a time, which leaves network and decoder capacity for the next command.
    @MainActor func prepare(_ placements: [ScreenLayout.PlacedPicture]) async {
        await withTaskGroup(of: Void.self) { group in
            for (index, placed) in placements.enumerated() {
                if index >= 2 { await group.next() }
                guard !Task.isCancelled else { return }
                group.addTask { await prepare(placed.picture, columns: placed.columns, rows: placed.rows) }
            }
        }
    }
}
