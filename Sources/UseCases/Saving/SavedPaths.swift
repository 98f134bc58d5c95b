public import GalleryCore
import Synchronization

/// Paths of saved photos: the file saved last in this session, else the newest in the folders of saved files.
public final class SavedPaths: Sendable {
    private let files: any PhotoFiles
    private let credits: any CreditReading
    private let recent = Mutex<[PhotoID: String]>([:])

    public init(files: any PhotoFiles, credits: any CreditReading) {
        self.files = files
        self.credits = credits
    }

    func record(_ path: String, of id: PhotoID) { recent.withLock { $0[id] = path } }

    /// `nil` if the photo is not saved. A file that was moved or deleted since is not returned. Without a file of this
    /// session, prefers those in `folder`.
    func path(of photo: Photo, preferring folder: String? = nil) throws(StoreError) -> String? {
        if let path = recent.withLock({ $0[photo.id] }), (try? credits.pictures(at: [path])) != nil {
            return path
        }
        return try files.lastPath(of: photo.id, preferring: folder)
    }
}
