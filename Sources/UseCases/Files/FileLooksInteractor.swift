public import GalleryCore

/// Decodes the pictures of folders whose looks are not in the index yet.
public struct FileLooksInteractor: Sendable {
    /// Number of files whose looks are recorded at once.
    private static let batch = 16

    private let files: any FileLooks
    private let pictures: any FileLookFinding

    public init(files: any FileLooks, pictures: any FileLookFinding) {
        self.files = files
        self.pictures = pictures
    }

    /// Completes the index for the files of a search, or of a folder and all folders below. `progress` receives the
    /// number of decoded files and that of all files to decode. What was decoded before a cancellation is kept. In the
    /// background, one file is decoded at a time.
    public func examine(
        _ query: FolderQuery, isInBackground: Bool = false, progress: @MainActor (Int, Int) -> Void
    ) async throws(StoreError) {
        let unknown = try await files.undecoded(in: query, isInBackground: isInBackground)
        let step = isInBackground ? 1 : Self.batch
        for start in stride(from: 0, to: unknown.count, by: step) {
            await progress(start, unknown.count)
            let part = unknown[start..<min(start + step, unknown.count)]
            let looks = await part.concurrentMap { [pictures] address in
                (address: address, look: await pictures.look(ofFileAt: address))
            }
            // A canceled decoding is no failure of the file.
            guard !Task.isCancelled else { return }
            files.record(looks)
        }
    }
}
