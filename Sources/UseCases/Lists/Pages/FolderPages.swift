import GalleryCore

/// Pages of folders and files of this computer.
struct FolderPages: PageSource {
    private static let size = 30
    /// Maximum number of similar files.
    private static let mostSimilar = 60

    let folders: any PictureFolders & FileLooks

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        switch list {
        case .folder(let query):
            do throws(StoreError) {
                let list = try await folders.page(number, of: query, size: Self.size)
                return number == 1 && query.search != nil ? noting(query, in: list) : list
            } catch { throw .notStored(error) }
        case .files(let paths):
            let start = (number - 1) * Self.size, part = paths.dropFirst(start).prefix(Self.size)
            var list = PhotoList(
                photos: await folders.photos(at: Array(part)), total: paths.count,
                hasMore: start + part.count < paths.count)
            list.folders = paths.count { $0.hasSuffix("/") }
            return list
        case .alike(let query, let comparison):
            do throws(StoreError) {
                let files = try await folders.files(of: query)
                let list =
                    switch comparison {
                    case .twins(let address): await twins(among: files, of: address)
                    case .similar(let address, let similarity):
                        await similar(to: address, by: similarity, among: files)
                    }
                return noting(query, in: list)
            } catch { throw .notStored(error) }
        default: return PhotoList(hasMore: false)
        }
    }

    /// Adds a note about folders below that could not be read.
    private func noting(_ query: FolderQuery, in list: PhotoList) -> PhotoList {
        let unreadable = folders.unreadableFolders(in: query)
        var list = list
        if unreadable > 0 { list.notes.append(.unreadableFolders(unreadable)) }
        return list
    }

    private func twins(among files: [IndexedFile], of address: String?) async -> PhotoList {
        let groups = TwinGroups(files).groups.filter { group in
            address == nil || group.contains { $0.address == address }
        }
        let photos = await folders.photos(at: groups.joined().map(\.address))
        var list = PhotoList(photos: photos, total: photos.count, hasMore: false)
        let identifiers = Dictionary(photos.map { ($0.fileAddress, $0.id) }, uniquingKeysWith: { $1 })
        for (number, group) in groups.enumerated() {
            for file in group {
                guard let id = identifiers[file.address] else { continue }
                list.twins[id] = Twin(
                    group: number + 1, isBest: file.address == group.first?.address, bytes: file.bytes)
            }
        }
        return list
    }

    private func similar(
        to address: String, by similarity: Similarity, among files: [IndexedFile]
    ) async -> PhotoList {
        guard let look = files.first(where: { $0.address == address })?.look else {
            return PhotoList(total: 0, hasMore: false)
        }
        let distance = look.descriptor.distance, color = OKLab(look.color)
        let nearest = files.filter { $0.address != address }.map { file in
            let away =
                similarity == .color
                ? color.distance(to: OKLab(file.look.color)) : Double(distance(file.look.descriptor))
            return (address: file.address, distance: away)
        }.sorted { $0.distance < $1.distance }.prefix(Self.mostSimilar)
        let photos = await folders.photos(at: nearest.map(\.address))
        return PhotoList(photos: photos, total: photos.count, hasMore: false)
    }
}
