import GalleryCore
import Wording

/// The rules of saving: a file comes once, is looked at as a whole, and only then stands in its folder. What was cut
/// is gone on with the next time.
struct PhotoSaver: Sendable {
    let pictures: any PictureFetching
    let files: any PhotoFiles
    let checker: any PictureChecking
    let converter: any PictureConverting

    /// Away from the screen: a large file takes a while to be copied and written through.
    @concurrent func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(ScreenError) -> SavedFile {
        let present = try storing { () throws(StoreError) in
            try files.path(of: photo, in: order.folder, as: order.format)
        }
        if let present { return SavedFile(path: present, isNew: false) }
        guard photo.original != nil else { throw .catalog(.refused(.noOriginal)) }
        let draft = try storing { () throws(StoreError) in try files.draft(of: photo, in: order.folder) }
        try await fetch(photo, into: draft, progress)
        do throws(StoreError) {
            _ = try await checker.check(fileAt: draft.path)
        } catch {
            // Canceled, it is as good as it was; else going on from it would lead here again.
            if Task.isCancelled { files.setAside(draft) } else { files.discard(draft) }
            throw trouble(error)
        }
        do throws(StoreError) {
            if let format = order.format {
                try await converter.convert(fileAt: draft.path, to: draft.convertedPath, as: format)
            }
            return try files.publish(draft, of: photo, as: order.format)
        } catch {
            files.setAside(draft)
            throw trouble(error)
        }
    }

    private func fetch(
        _ photo: Photo, into draft: FileDraft, _ progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(ScreenError) {
        do throws(CatalogError) {
            try await pictures.download(photo, into: draft.path, progress: progress)
        } catch {
            switch error {
            // On a full disk the room is needed more than the beginning of a file.
            case .notStored, .tooLarge: files.discard(draft)
            default: files.setAside(draft)
            }
            throw .catalog(error)
        }
    }

    private func trouble(_ error: StoreError) -> ScreenError {
        Task.isCancelled ? .catalog(.cancelled) : .store(error)
    }
}
