import FoundationEssentials
import GalleryCore

/// The rules of saving: a file comes once, is looked at as a whole, and only then stands in its folder. What was cut
/// is gone on with the next time. Then the photo is added to the favorites: a file that is there stays whatever comes
/// of that.
struct PhotoSavingInteractor: PhotoSaving {
    let files: any PhotoFiles
    let pictures: any PictureFetching
    let checker: any PictureChecking
    let converter: any PictureConverting
    let favorites: FavoriteEditingInteractor
    let taste: any TasteLearning

    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        var saved = try await file(of: photo, order, progress)
        taste.note(.saved, of: [photo], at: Date())
        do throws(ScreenError) {
            _ = try await favorites.add(photo)
        } catch {
            saved.favoriteFailure = error
        }
        return saved
    }

    /// Where the photo stands in the pictures folder; nil when it does not.
    func path(of photo: Photo) throws(ScreenError) -> String? {
        try storing(files.path(of: photo, in: nil, as: nil))
    }

    /// Away from the screen: a large file takes a while to be copied and written through.
    @concurrent private func file(
        of photo: Photo, _ order: SaveOrder, _ progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        let present = try storing(files.path(of: photo, in: order.folder, as: order.format))
        if let present { return SavedPhoto(file: SavedFile(path: present, isNew: false)) }
        guard photo.original != nil else { throw .catalog(.refused(.noOriginal)) }
        let draft = try storing(files.draft(of: photo, in: order.folder))
        try await fetch(photo, ofAnyType: order.isOriginal, into: draft, progress)
        var fault: PictureFault?, isAnimated = false
        progress(.checking)
        do throws(StoreError) {
            isAnimated = try await checker.check(fileAt: draft.path).isAnimated
        } catch .notAPicture(let found) where order.isOriginal && found.canBeKept {
            fault = found
        } catch {
            // Canceled, it is as good as it was; else going on from it would lead here again.
            if Task.isCancelled { files.setAside(draft) } else { files.discard(draft) }
            throw failure(error)
        }
        do throws(StoreError) {
            var isConverted = false
            if let format = order.format {
                progress(.converting)
                isConverted = try await converter.convert(
                    fileAt: draft.path, to: draft.convertedPath, as: format)
            }
            return SavedPhoto(
                file: try files.publish(draft, of: photo, as: order.format), fault: fault,
                isFirstFrame: isAnimated && isConverted)
        } catch .notAPicture(let found) {
            files.discard(draft)
            throw .store(.notAPicture(found))
        } catch {
            files.setAside(draft)
            throw failure(error)
        }
    }

    private func fetch(
        _ photo: Photo, ofAnyType: Bool, into draft: FileDraft,
        _ progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) {
        do throws(CatalogError) {
            try await pictures.download(photo, ofAnyType: ofAnyType, into: draft.path) {
                progress(.downloading(done: $0, total: $1))
            }
        } catch {
            switch error {
            // On a full disk the room is needed more than the beginning of a file.
            case .notStored, .tooLarge: files.discard(draft)
            default: files.setAside(draft)
            }
            throw .catalog(error)
        }
    }

    private func failure(_ error: StoreError) -> ScreenError {
        Task.isCancelled ? .catalog(.cancelled) : .store(error)
    }
}
