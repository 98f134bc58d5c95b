import GRDB
public import GalleryCore
import Glibc

public struct SQLiteOwnPictures: PictureFetching {
    /// Value of `favoritePicture.size` for the user's own files.
    static let size = "own"

    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    /// Returns the original file at any width; never cached.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        FetchedPicture(try bytes(source), PictureStamp(isStorable: false))
    }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        let bytes = try bytes(photo.source)
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .notStored(.system(path: path)) }
        defer { _ = close(file) }
        do throws(StoreError) {
            try TemporaryFile.append(bytes, to: file, path: path)
        } catch {
            throw .notStored(error)
        }
        progress(Int64(bytes.count), Int64(bytes.count))
    }

    private func bytes(_ source: PictureSource) throws(CatalogError) -> [UInt8] {
        guard let key = source.variants.first?.address else { throw .notFound }
        let found: [UInt8]?
        do throws(StoreError) {
            found = try database.read { db in
                try db.row(
                    """
                    SELECT bytes FROM favoritePicture JOIN favorite ON favorite = favorite.id
                    WHERE service = ? AND key = ? AND size = ?
                    """, [ServiceName.own.rawValue, key.stored, Self.size])?.bytes(0)
            }
        } catch {
            throw .notStored(error)
        }
        guard let found else { throw .notFound }
        return found
    }
}
