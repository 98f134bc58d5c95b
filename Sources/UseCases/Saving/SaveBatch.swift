public import GalleryCore

/// Saves several photos concurrently and reports them in order.
@MainActor
public struct SaveBatch {
    /// Number of concurrent downloads. More would be no faster over one connection, and a burden for the service.
    private static let width = 4

    let photos: [Photo]
    /// Number of each photo in its list; photos without a number are numbered by position, from 1.
    let numbers: [Int]
    let order: SaveRequest
    let saving: any SaveInteracting

    public init(photos: [Photo], numbers: [Int] = [], order: SaveRequest, saving: any SaveInteracting) {
        self.photos = photos
        self.numbers = numbers
        self.order = order
        self.saving = saving
    }

    /// Returns the number of saved photos. Calls `finished` in order; if canceled, only for photos with a result.
    public func run(
        progress: @escaping @MainActor (SaveProgress) -> Void,
        finished: (Photo, Result<SavedPhoto, ScreenError>) -> Void
    ) async -> Int {
        let meter = SaveMeter(count: photos.count)
        progress(meter.progress)
        let showing = Task { await meter.run(show: progress) }
        defer { showing.cancel() }
        await saving.prepare(photos)
        var outcomes: [Result<SavedPhoto, ScreenError>?] = Array(repeating: nil, count: photos.count)
        var reported = 0
        await withTaskGroup(of: (Int, Result<SavedPhoto, ScreenError>).self) { group in
            var begun = 0
            func beginNext() {
                guard begun < photos.count, !Task.isCancelled else { return }
                let index = begun
                begun += 1
                let order = order.forPhoto(
                    at: index, numbered: numbers.indices.contains(index) ? numbers[index] : index + 1)
                group.addTask { [photo = photos[index], order, saving] in
                    do throws(ScreenError) {
                        let saved = try await saving.save(photo, order) { meter.update(index, $0) }
                        return (index, .success(saved))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            for _ in 0..<Self.width { beginNext() }
            while let (index, outcome) = await group.next() {
                outcomes[index] = outcome
                while reported < photos.count, let next = outcomes[reported] {
                    finished(photos[reported], next)
                    reported += 1
                }
                meter.finish(index)
                beginNext()
            }
        }
        // After a cancellation, also reports results that come after a photo without a result.
        for index in reported..<photos.count {
            if let done = outcomes[index] { finished(photos[index], done) }
        }
        return outcomes.count { (try? $0?.get()) != nil }
    }
}
