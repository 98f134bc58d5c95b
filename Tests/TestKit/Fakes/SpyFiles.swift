public import GalleryCore
public import Synchronization

public final class SpyFiles: PhotoFiles {
    public let calls = Mutex<[String]>([])
    /// Widths passed to `publish`.
    public let widths = Mutex<[Int?]>([])
    public let namings = Mutex<[FileNaming?]>([])
    /// Path that is returned for every photo.
    public let present: Mutex<String?>
    private let location: Bool
    private let metadata: EmbeddedMetadata
    private let failure: StoreError?

    public init(
        present: String? = nil, hasLocation: Bool = false, metadata: EmbeddedMetadata = EmbeddedMetadata(),
        failure: StoreError? = nil
    ) {
        location = hasLocation
        self.metadata = metadata
        self.present = Mutex(present)
        self.failure = failure
    }

    public func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?, width: Int?, named naming: FileNaming?
    ) throws(StoreError) -> String? {
        present.withLock(\.self)
    }
    public func lastPath(of id: PhotoID, preferring folder: String?) throws(StoreError) -> String? {
        present.withLock(\.self)
    }
    public func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft {
        note("draft")
        return FileDraft(path: "/cache/\(photo.id.key).part", folder: folder ?? "/pictures")
    }
    public func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?, width: Int?,
        named naming: FileNaming?, hasSidecar: Bool, isUnchanged: Bool, keepsLocation: Bool
    ) throws(StoreError) -> SavedFile {
        note("publish" + (isUnchanged ? " unchanged" : "") + (keepsLocation ? "" : " without location"))
        widths.withLock { $0.append(width) }
        namings.withLock { $0.append(naming) }
        if let failure { throw failure }
        return SavedFile(path: "\(draft.folder)/\(photo.id.key).\(format?.rawValue ?? "jpg")", isNew: true)
    }
    public func mayHaveLocation(_ path: String) -> Bool { location }
    public func metadata(of path: String, for id: PhotoID) -> EmbeddedMetadata { metadata }
    public func setAside(_ draft: FileDraft) { note("set aside") }
    public func discard(_ draft: FileDraft) { note("discard") }

    private func note(_ call: String) { calls.withLock { $0.append(call) } }
}
