public import GalleryCore

extension BoardFileReading {
    /// Reads a file off the caller's actor, since a pipe may wait for its writer.
    public func opened(_ path: String) async throws(ScreenError) -> ImportedFile {
        do throws(StoreError) {
            return try open(path)
        } catch {
            throw Task.isCancelled ? .catalog(.cancelled) : .store(error)
        }
    }
}
