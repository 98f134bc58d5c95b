import GalleryCore

/// Photos similar by subject: the service's, else local ones. By color or look: both, ranked here, on one page.
struct SimilarPages: PageSource {
    /// Maximum size in bytes of a picture file to compare with.
    private static let largest = 64 << 20
    /// Maximum number of photos in a list ranked here.
    private static let most = 60
    /// Maximum number of the service's results whose picture is fetched for comparison.
    private static let maxFetched = 30

    let catalog: any PhotoCatalog
    let localPhotos: any SimilarPhotos
    let pictures: any ColorFinding & DescriptorFinding
    let files: any LocalFiles

    /// Makes at most two catalog requests per page, one of them for the photo to compare with.
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        let request = PageRequest(number: number)
        switch list {
        case .similar(let id, .subject): return try await bySubject(id, request)
        case .similar(let id, .color): return try await byColor(id, request)
        case .similar(let id, .look): return try await byDescriptor(id, request)
        case .resembling(let path): return similar(try await descriptor(ofFileAt: path))
        default: return PhotoList(hasMore: false)
        }
    }

    private func bySubject(_ id: PhotoID, _ request: PageRequest) async throws(CatalogError) -> PhotoList {
        do {
            let page = try await catalog.page(of: .similar(to: try await catalog.photo(id)), request)
            if request.number > 1 || !page.items.isEmpty {
                // The service's total includes the photo itself, which it does not list: a single page is counted here.
                let isAll = request.number == 1 && !page.hasMore
                return PhotoList(
                    photos: page.items, total: isAll ? page.items.count : page.total, hasMore: page.hasMore,
                    notes: page.notes)
            }
            return localList(id, because: nil) ?? PhotoList(total: 0, hasMore: false)
        } catch {
            guard error != .cancelled, request.number == 1, let list = localList(id, because: error) else {
                throw error
            }
            return list
        }
    }

    /// Local photos that share a word, ranked by words, author, orientation and color; `nil` if empty.
    private func localList(_ id: PhotoID, because error: CatalogError?) -> PhotoList? {
        guard let photo = localPhotos.photo(id) else { return nil }
        let found = localPhotos.similar(to: photo, count: Self.most)
        guard !found.isEmpty else { return nil }
        return PhotoList(
            photos: found, total: found.count, hasMore: false, notes: [.local(because: error)])
    }

    private func byColor(_ id: PhotoID, _ request: PageRequest) async throws(CatalogError) -> PhotoList {
        var photo = localPhotos.photo(id)
        if photo?.color == nil { photo = try await catalog.photo(id) }
        guard let photo = await colored([photo].compactMap(\.self)).first, photo.color != nil else {
            throw .impossible(.color)
        }
        // Ranks results of the service and local photos by color only; if the request fails, local photos alone.
        let found = try await found(like: photo, request)
        let alike = localPhotos.similar(to: photo, byColorAmong: await colored(found), count: Self.most)
        return PhotoList(photos: alike, total: alike.count, hasMore: false)
    }

    private func byDescriptor(_ id: PhotoID, _ request: PageRequest) async throws(CatalogError) -> PhotoList {
        // Descriptor recorded when the picture was drawn, else that of the fetched picture.
        var descriptor = localPhotos.descriptor(of: id)
        var photo = localPhotos.photo(id)
        if photo == nil {
            do { photo = try await catalog.photo(id) } catch {
                if descriptor == nil || error == .cancelled { throw error }
            }
        }
        if descriptor == nil, let photo { descriptor = await pictures.descriptor(of: photo) }
        guard let descriptor else { throw .impossible(.look) }
        var found: [Photo] = []
        if let photo { found = try await self.found(like: photo, request) }
        let described = await found.prefix(Self.maxFetched).concurrentMap { [pictures] in
            (photo: $0, descriptor: await pictures.descriptor(of: $0))
        }
        return similar(descriptor, among: described, except: id)
    }

    /// Similar photos from the service; empty on failure. Throws only cancellation.
    private func found(like photo: Photo, _ request: PageRequest) async throws(CatalogError) -> [Photo] {
        do { return try await catalog.page(of: .similar(to: photo), request).items } catch {
            if error == .cancelled { throw error }
            return []
        }
    }

    private func descriptor(ofFileAt path: String) async throws(CatalogError) -> VisualDescriptor {
        let file: LocalFile
        do throws(StoreError) { file = try files.read(path, limit: Self.largest) } catch {
            throw .notStored(error)
        }
        do throws(PictureError) { return try await pictures.descriptor(of: file.bytes) } catch {
            throw .notStored(.unreadable(path: file.path, cause: .notAPicture(.notDecoded(error))))
        }
    }

    private func similar(
        _ descriptor: VisualDescriptor, among found: [(photo: Photo, descriptor: VisualDescriptor?)] = [],
        except id: PhotoID? = nil
    ) -> PhotoList {
        let distance = descriptor.distance
        let drawn = localPhotos.similar(to: descriptor, count: Self.most + 1).map {
            ($0, localPhotos.descriptor(of: $0.id))
        }
        var seen = Set([id].compactMap(\.self))
        let places = (drawn + found).compactMap { photo, descriptor in
            seen.insert(photo.id).inserted ? descriptor.map { (photo: photo, distance: distance($0)) } : nil
        }
        let alike = places.sorted { $0.distance < $1.distance }.prefix(Self.most).map(\.photo)
        return PhotoList(photos: alike, total: alike.count, hasMore: false)
    }

    /// Computes missing colors from the pictures, for at most `maxFetched` photos.
    private func colored(_ photos: [Photo]) async -> [Photo] {
        let unknown = photos.indices.filter { photos[$0].color == nil }.prefix(Self.maxFetched)
        let found = await unknown.concurrentMap { [pictures] in await pictures.color(of: photos[$0]) }
        var colored = photos
        for (index, color) in zip(unknown, found) { colored[index].color = color }
        return colored
    }
}
