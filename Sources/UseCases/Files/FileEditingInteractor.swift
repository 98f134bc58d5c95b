public import GalleryCore

/// Moves the user's own files to the trash and renames them.
public struct FileEditingInteractor: Sendable {
    let mover: any FileMoving
    let files: AttachedFiles

    public init(mover: any FileMoving, files: AttachedFiles) {
        self.mover = mover
        self.files = files
    }

    public func trash(_ photo: Photo) async throws(ScreenError) {
        do throws(StoreError) { try await mover.trash(photo) } catch { throw .ofFile(error) }
        files.recordGone(photo)
    }

    /// Photo under its new name. `number` is its number in the list. The date in a template is that of the photograph,
    /// else of the last change.
    public func rename(_ photo: Photo, as name: FileNameTemplate, number: Int) async throws(ScreenError)
        -> Photo
    {
        let date = photo.taken?.description ?? photo.date?.localTime ?? ""
        let values: [FileNameTemplate.Field: String] = [.n: String(number), .date: String(date.prefix(10))]
        let naming = FileNaming(name, values: values, isExact: true), renamed: Photo
        do throws(StoreError) { renamed = try await mover.rename(photo, as: naming) } catch {
            throw .ofFile(error)
        }
        files.replace(photo, by: renamed)
        return renamed
    }
}

extension ScreenError {
    /// Error of work on a file, which a cancellation also ends.
    static func ofFile(_ error: StoreError) -> ScreenError {
        Task.isCancelled ? .catalog(.cancelled) : .store(error)
    }
}

extension FileWork {
    /// Runs work on files, which a cancellation ends also while a file system does not respond.
    func storing<Value: Sendable>(
        _ work: @escaping @Sendable () throws(StoreError) -> Value
    ) async throws(ScreenError) -> Value {
        try await run(orThrow: .catalog(.cancelled)) { () throws(ScreenError) -> Value in
            do throws(StoreError) { return try work() } catch { throw .store(error) }
        }
    }
}

/// Gives files, before something is attached to them, the identity under which stores have them.
public struct AttachmentInteractor: Sendable {
    let files: AttachedFiles

    public init(files: AttachedFiles = AttachedFiles()) { self.files = files }

    /// Photo as stores have it.
    public func current(_ photo: Photo) -> Photo { files.current(photo) }

    /// Whether the file of a row was moved to the trash. Another file may have its name by now.
    public func isTrashed(_ row: Photo) -> Bool { !files.trashed(among: [row]).isEmpty }

    /// Row of a list under the present name of its file.
    public func renamed(_ row: Photo) -> Photo { files.renamed(row) }

    public func attach(_ photo: Photo) async throws(ScreenError) { _ = try await files.attach(photo) }
}
