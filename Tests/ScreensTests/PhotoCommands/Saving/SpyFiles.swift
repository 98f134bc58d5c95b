import GalleryCore
import Synchronization

/// Photo folder that records calls.
final class SpyFiles: PhotoFiles {
    let calls = Mutex<[String]>([])
    /// Path reported for every photo.
    let present: Mutex<String?>
    private let failure: StoreError?

    init(present: String? = nil, failure: StoreError? = nil) {
        self.present = Mutex(present)
        self.failure = failure
    }

    func path(of photo: Photo, in folder: String?, as format: PictureFormat?) throws(StoreError) -> String? {
        present.withLock(\.self)
    }
    func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft {
        note("draft")
        return FileDraft(path: "/cache/\(photo.id.key).part", folder: folder ?? "/pictures")
    }
    func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?
    ) throws(StoreError) -> SavedFile {
        note("publish")
        if let failure { throw failure }
        return SavedFile(path: "\(draft.folder)/\(photo.id.key).\(format?.rawValue ?? "jpg")", isNew: true)
    }
    func setAside(_ draft: FileDraft) { note("set aside") }
    func discard(_ draft: FileDraft) { note("discard") }

    private func note(_ call: String) { calls.withLock { $0.append(call) } }
}
