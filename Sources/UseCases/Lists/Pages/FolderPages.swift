import GalleryCore

/// Pages of folders and files of this computer.
struct FolderPages: PageSource {
    private static let size = 30

    let folders: any PictureFolders

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        switch list {
        case .folder(let query):
            do throws(StoreError) { return try await folders.page(number, of: query, size: Self.size) } catch
            {
                throw .notStored(error)
            }
        case .files(let paths):
            let start = (number - 1) * Self.size, part = paths.dropFirst(start).prefix(Self.size)
            return PhotoList(
                photos: await folders.photos(at: Array(part)), total: paths.count,
                hasMore: start + part.count < paths.count)
        default: return PhotoList(hasMore: false)
        }
    }
}
