public import GalleryCore
import Synchronization

/// Paths of saved photos: the file saved last in this session, else the newest in the folders of saved files.
public final class SavedPaths: Sendable {
    private let files: any PhotoFiles
    private let credits: any CreditReading
    private let work = FileWork()
    private let recent = Mutex<[PhotoID: String]>([:])

    public init(files: any PhotoFiles, credits: any CreditReading) {
        self.files = files
        self.credits = credits
    }

    func record(_ path: String, of id: PhotoID) { recent.withLock { $0[id] = path } }

    /// `nil` if the photo is not saved. A file that was moved or deleted since is not returned. Without a file of this
    /// session, prefers those in `folder`.
    func path(of photo: Photo, preferring folder: String? = nil) async throws(ScreenError) -> String? {
        let last = recent.withLock { $0[photo.id] }
        return try await work.storing { [files, credits] () throws(StoreError) -> String? in
            if let last, (try? credits.pictures(at: [last])) != nil { return last }
            return try files.lastPath(of: photo.id, preferring: folder)
        }
    }

    /// Throws if the file system of a path does not respond. The path may be missing.
    func probe(_ path: String) async throws(ScreenError) {
        do throws(StoreError) {
            _ = try await work.run(orThrow: .notResponding(path), after: FileWork.patience) {
                [credits] () throws(StoreError) -> Bool in credits.exists(path)
            }
        } catch { throw .ofFile(error) }
    }
}
