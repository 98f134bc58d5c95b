import FoundationEssentials
public import GalleryCore

/// Saving rules: each file is downloaded once, verified, then published to its folder. An interrupted download is
/// resumed by the next attempt. A failure to add the photo to the favorites does not remove the file.
public struct PhotoSavingInteractor: SaveInteracting {
    /// Time in which a canceled save removes what it wrote.
    private static let grace = Duration.seconds(1)

    private let work = FileWork()
    let files: any PhotoFiles
    let paths: SavedPaths
    let pictures: any PictureFetching
    let checker: any PictureChecking
    let converter: any PictureConverting
    let favorites: FavoriteEditingInteractor
    let taste: (any TasteLearning)?
    let preferences: SessionValue<SavePreferences>
    let undo: (any UndoStore)?
    let alts: (any AltTextStore)?
    let stated: StatedCredits?
    let boards: (any BoardsStore)?
    let marks: PhotoMarks?

    public init(
        files: any PhotoFiles, paths: SavedPaths, pictures: any PictureFetching,
        checker: any PictureChecking, converter: any PictureConverting, favorites: FavoriteEditingInteractor,
        taste: (any TasteLearning)?, undo: (any UndoStore)?,
        preferences: SessionValue<SavePreferences> = SessionValue(SavePreferences()),
        alts: (any AltTextStore)? = nil, stated: StatedCredits? = nil, boards: (any BoardsStore)? = nil,
        marks: PhotoMarks? = nil
    ) {
        self.files = files
        self.paths = paths
        self.pictures = pictures
        self.checker = checker
        self.converter = converter
        self.favorites = favorites
        self.taste = taste
        self.preferences = preferences
        self.undo = undo
        self.alts = alts
        self.stated = stated
        self.boards = boards
        self.marks = marks
    }

    /// Adds the board's name, if the list is one, to the values for file names.
    public func order(_ order: SaveRequest, in list: PhotoListID) -> SaveRequest {
        guard case .board(let board, _) = list else { return order }
        var order = order
        order.values[.board] = (try? boards?.board(board))?.name
        return order
    }

    /// Makes photos those to which commands without numbers apply.
    public func remember(_ photos: [Photo]) { marks?.saved = photos }

    public func prepare(_ photos: [Photo]) async { await stated?.load(photos) }

    public func save(
        _ photo: Photo, _ order: SaveRequest, progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        var described = stated?.known(photo) ?? photo
        described.ownAlt = try? alts?.altText(of: photo.id)
        var saved = try await work.run(orThrow: .catalog(.cancelled), grace: Self.grace) {
            [described] () async throws(ScreenError) -> SavedPhoto in
            try await self.saved(described, order, progress)
        }
        paths.record(saved.file.path, of: photo.id)
        if saved.file.isNew {
            try? undo?.recordSavedFile()
            favorites.reports.skip(photo.id)
        }
        taste?.record(.saved, of: [photo], at: Date())
        guard order.addsFavorite else { return saved }
        do throws(ScreenError) {
            _ = try await favorites.add(photo)
        } catch {
            saved.favoriteFailure = error
        }
        return saved
    }

    private func saved(
        _ photo: Photo, _ order: SaveRequest, _ progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        var saved = try await file(of: photo, order, progress)
        saved.metadata = files.metadata(of: saved.file.path, for: photo.id)
        saved.mayHaveLocation =
            removesLocation(order) && !saved.file.isNew && files.mayHaveLocation(saved.file.path)
        return saved
    }

    private func file(
        of photo: Photo, _ order: SaveRequest, _ progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> SavedPhoto {
        if let folder = order.folder { try await paths.probe(folder) }
        let limit = order.isOriginal ? nil : order.width ?? preferences.value.width
        // A picture known not to be wider stays in full size.
        let expected = limit.flatMap { width in
            photo.size.map { width < $0.width } == false ? nil : width
        }
        let present = try storing(
            files.path(
                of: photo, in: order.folder, as: order.format, width: expected,
                named: naming(order, photo, width: expected)))
        if let present {
            let width = expected ?? photo.size?.width
            return SavedPhoto(
                file: SavedFile(path: present, isNew: false), width: width, isScaled: expected != nil,
                isNarrower: width.map { Self.exceeds(limit, $0) } ?? false)
        }
        guard photo.original != nil else { throw .catalog(.refused(.noOriginal)) }
        let draft = try storing(files.draft(of: photo, in: order.folder))
        let isSmaller = try await fetch(photo, order, into: draft, progress)
        var fault: PictureFault?, isAnimated = false, width: Int?, original: Int?
        progress(.checking)
        do throws(StoreError) {
            let checked = try await checker.check(fileAt: draft.path)
            isAnimated = checked.isAnimated
            original = checked.size.width
            width = limit.flatMap { $0 < checked.size.width ? $0 : nil }
        } catch .notAPicture(let found) where order.isOriginal && found.canBeSaved {
            fault = found
        } catch {
            // A canceled check leaves the draft usable; any other draft would fail again.
            if Task.isCancelled { files.setAside(draft) } else { files.discard(draft) }
            throw failure(error, of: photo)
        }
        do throws(StoreError) {
            var losses: ConversionLosses?
            if order.format != nil || width != nil {
                progress(.converting)
                losses = try await converter.convert(
                    fileAt: draft.path, to: draft.convertedPath, as: order.format, width: width)
            }
            return SavedPhoto(
                file: try files.publish(
                    draft, of: photo, as: order.format, width: width,
                    named: naming(order, photo, width: width), hasSidecar: preferences.value.hasSidecar,
                    isUnchanged: order.isOriginal, keepsLocation: !removesLocation(order)),
                fault: fault, width: width ?? original, isScaled: width != nil,
                isNarrower: !isSmaller && original.map { Self.exceeds(limit, $0) } ?? false,
                isSmaller: isSmaller, losses: losses?.union(isAnimated ? .frames : []) ?? [])
        } catch .notAPicture(let found) {
            files.discard(draft)
            throw failure(.notAPicture(found), of: photo)
        } catch {
            files.setAside(draft)
            throw failure(error, of: photo)
        }
    }

    private static func exceeds(_ limit: Int?, _ width: Int) -> Bool {
        limit.map { $0 != .max && $0 > width } ?? false
    }

    private func removesLocation(_ order: SaveRequest) -> Bool {
        order.removesLocation ?? preferences.value.removesLocation
    }

    private func naming(_ order: SaveRequest, _ photo: Photo, width: Int?) -> FileNaming? {
        guard let template = order.name ?? preferences.value.template ?? Self.name(ofFile: photo) else {
            return nil
        }
        var values = order.values
        values[.date] = String(Date().localTime.prefix(10))
        if let width {
            values[.width] = String(width)
            values[.height] = photo.size.map { String($0.scaled(toWidth: width).height) }
        }
        return FileNaming(template, values: values, ending: order.ending, isExact: order.name != nil)
    }

    /// Name of a file in the user's folders, for its copies; `nil` for other photos.
    private static func name(ofFile photo: Photo) -> FileNameTemplate? {
        guard let path = photo.filePath else { return nil }
        return try? FileNameTemplate(LocalFile.title(of: path).filter { !"{}".contains($0) })
    }

    /// Downloads the file; returns whether it is a smaller copy.
    private func fetch(
        _ photo: Photo, _ order: SaveRequest, into draft: FileDraft,
        _ progress: @escaping @Sendable (SaveStep) -> Void
    ) async throws(ScreenError) -> Bool {
        let report = { @Sendable (done: Int64, total: Int64?) in
            progress(.downloading(done: done, total: total))
        }
        do throws(CatalogError) {
            do throws(CatalogError) {
                try await pictures.download(
                    photo, ofAnyType: order.isOriginal, into: draft.path, progress: report)
                return false
            } catch .refused(.smallerOnly) where order.acceptsSmaller {
                try await pictures.downloadSmaller(photo, into: draft.path, progress: report)
                return true
            }
        } catch {
            switch error {
            // A partial file is useless if the file is too large, and takes space if the disk is full.
            case .notStored, .tooLarge: files.discard(draft)
            default: files.setAside(draft)
            }
            throw .catalog(error)
        }
    }

    /// A damaged file of the user's folders is named, since it was not downloaded.
    private func failure(_ error: StoreError, of photo: Photo) -> ScreenError {
        if Task.isCancelled { return .catalog(.cancelled) }
        guard case .notAPicture(let fault) = error, photo.fileAddress != nil, let path = photo.filePath else {
            return .store(error)
        }
        return .store(.unreadable(path: path, cause: .notAPicture(fault)))
    }
}
