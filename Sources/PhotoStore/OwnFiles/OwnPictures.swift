import GRDB
public import GalleryCore
import Glibc

/// Files of the user's pictures: in the user's folders, or as copies in the database. Never cached.
public struct OwnPictures: PictureFetching {
    /// Value of `favoritePicture.size` for the user's own files.
    static let size = "own"
    private static let limit = 64 << 20

    private let database: GalleryDatabase
    private let converter: any PictureConverting
    private let temporaryFolder: String
    private let thumbnails: FileThumbnails
    private let work = FileWork()

    /// `converter` scales pictures; its files are written to `temporaryFolder`. `thumbnails` is the folder of the file
    /// managers' thumbnails; empty without a home folder.
    public init(
        _ database: GalleryDatabase, scaledBy converter: any PictureConverting, in temporaryFolder: String,
        thumbnails: String = ""
    ) {
        self.thumbnails = FileThumbnails(folder: thumbnails)
        self.database = database
        self.converter = converter
        self.temporaryFolder = temporaryFolder
    }

    /// A file of the user's folders is scaled down to `width`; of a RAW file, that is the picture inside. A copy in the
    /// database is returned as it is.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard let address = source.variants.first?.address else { throw .notFound }
        let bytes =
            if let path = FileAddress.bytes(address) {
                try await work.run(orThrow: .cancelled) { () async throws(CatalogError) -> [UInt8] in
                    try await scaled(path, to: width)
                }
            } else { try bytes(of: address) }
        return FetchedPicture(bytes, PictureStamp(isStorable: false))
    }

    public func thumbnail(of photo: Photo, atLeast size: PixelSize) async -> [UInt8]? {
        guard let path = photo.fileAddress.flatMap(FileAddress.bytes), let whole = photo.size else {
            return nil
        }
        return try? await work.run(orThrow: CatalogError.cancelled) {
            [thumbnails] () throws(CatalogError) -> [UInt8]? in
            thumbnails.thumbnail(of: path, showing: whole, atLeast: size)
        }
    }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard let address = photo.source.variants.first?.address else { throw .notFound }
        let bytes =
            if let source = FileAddress.bytes(address) {
                try await work.run(orThrow: .cancelled) { () async throws(CatalogError) -> [UInt8] in
                    guard photo.isPicture(at: source) else {
                        throw .notStored(.unreadable(path: FilePath.shown(source), cause: .replaced))
                    }
                    return try await original(source)
                }
            } else { try bytes(of: address) }
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

    /// Bytes of the file, or of the picture in a RAW file.
    private func original(_ path: [UInt8]) async throws(CatalogError) -> [UInt8] {
        if FolderListing.rawEnding(of: path) != nil, let bytes = await converted(path) { return bytes }
        return try file(path).bytes
    }

    private func file(_ path: [UInt8]) throws(CatalogError) -> (bytes: [UInt8], size: PixelSize?) {
        func failure(_ cause: ReadFault) -> CatalogError {
            .notStored(.unreadable(path: FilePath.shown(path), cause: cause))
        }
        guard let file = OpenFile(following: path) else {
            let isReadable = path.withCString { access($0, R_OK) } == 0
            throw failure(isReadable ? .notAFile : .system(errno))
        }
        guard file.size <= Self.limit else { throw failure(.tooLarge(limit: Self.limit)) }
        let kind = PictureKind(file.bytes(count: PictureKind.signatureBytes))
        return (file.bytes(count: file.size), kind.flatMap { PictureHeader(file, kind: $0).size })
    }

    private func scaled(_ path: [UInt8], to width: Int) async throws(CatalogError) -> [UInt8] {
        if FolderListing.rawEnding(of: path) != nil, let bytes = await converted(path, to: width) {
            return bytes
        }
        let whole = try file(path)
        guard let size = whole.size, size.width > width else { return whole.bytes }
        return await converted(path, to: width) ?? whole.bytes
    }

    /// JPEG picture of at most `width` pixels; `nil` if it cannot be made.
    private func converted(_ path: [UInt8], to width: Int? = nil) async -> [UInt8]? {
        guard let text = String(validating: path, as: UTF8.self), let draft = try? emptyDraft() else {
            return nil
        }
        defer { _ = unlink(draft) }
        guard (try? await converter.convert(fileAt: text, to: draft, as: .jpg, width: width)) != nil,
            let file = OpenFile(path: draft)
        else { return nil }
        return file.bytes(count: file.size)
    }

    private func emptyDraft() throws(StoreError) -> String {
        try Folder.make(temporaryFolder, mode: 0o700)
        let folder = try Folder(path: temporaryFolder)
        let (name, file) = try TemporaryFile.make(in: folder, mode: 0o600)
        _ = close(file)
        return PicturesFolder.joined(temporaryFolder, name)
    }

    private func bytes(of digest: String) throws(CatalogError) -> [UInt8] {
        let found: [UInt8]?
        do throws(StoreError) {
            found = try database.read { db in
                try db.row(
                    """
                    SELECT bytes FROM favoritePicture JOIN favorite ON favorite = favorite.id
                    WHERE service = ? AND key = ? AND size = ?
                    """, [ServiceName.own.rawValue, digest.stored, Self.size])?.bytes(0)
            }
        } catch {
            throw .notStored(error)
        }
        guard let found else { throw .notFound }
        return found
    }
}
