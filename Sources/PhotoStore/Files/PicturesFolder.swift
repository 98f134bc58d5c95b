import FoundationEssentials
public import GalleryCore
import Glibc

/// The pictures folder on the disk.
///
/// What `publish` returned is there after a power cut: file, credit and names were written through. A name is
/// never taken from something that has it, be it a link, a pipe or a folder.
public struct PicturesFolder: PhotoFiles {
    /// Where `draft(in: nil)` puts files; `~` and relative paths are understood.
    public let path: String

    /// The folder at that path, made when first needed.
    public init(path: String) { self.path = path }

    /// An empty file `.gallery-RANDOM.part` with mode 0600 in the folder, which is made when missing.
    public func draft(in folder: String?) throws(StoreError) -> FileDraft {
        let chosen = folder ?? path
        // Without a home there is no pictures folder, and the current one is not ours to fill.
        guard !chosen.isEmpty else {
            throw .failed(path: "The picture", reason: "there is no home; say where with `save N to DIR`")
        }
        do throws(SystemError) {
            let path = AbsolutePath.of(chosen)
            try Folder.make(path, mode: 0o777)
            let place = try Folder(path: path)
            let (name, file) = try TemporaryFile.make(in: place, mode: 0o600)
            _ = close(file)
            return FileDraft(path: Self.joined(path, name), folder: path)
        } catch {
            throw error.storeError
        }
    }

    /// Gives the draft its name and writes its credit beside it; see the port.
    ///
    /// Throws `.notAPicture` for anything but JPEG, PNG, WebP and GIF; the draft is then still there.
    public func publish(
        _ draft: FileDraft, of photo: Photo, credit: String
    ) throws(StoreError) -> String {
        do {
            return try Publication(draft, photo: photo, credit: credit).run()
        } catch {
            throw (error as? SystemError)?.storeError ?? (error as? StoreError)
                ?? .failed(path: draft.path, reason: "\(error)")
        }
    }

    /// Removes the temporary file, if it is still there.
    public func discard(_ draft: FileDraft) { _ = unlink(draft.path) }

    /// A path in a folder.
    static func joined(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}
