import GalleryCore

/// Looking at one photo: positions run through the whole list, page borders are nobody's business.
struct DetailInteractor: DetailInteracting {
    let catalog: any PhotoCatalog
    let lists: any PhotoListing

    func photo(at index: Int, of list: PhotoListID) async throws(Trouble) -> (photo: Photo, total: Int?)? {
        guard index >= 0 else { return nil }
        var known = await lists.list(list)
        while index >= known.photos.count, known.hasMore {
            known = try await asking { () throws(CatalogError) in try await lists.more(list) }
        }
        guard known.photos.indices.contains(index) else { return nil }
        // A list that has come to its end is as long as what came.
        let total = known.hasMore ? known.total : known.photos.count
        return (known.photos[index], total)
    }

    func details(of photo: Photo, in list: PhotoListID) async throws(Trouble) -> Photo {
        guard photo.exif == nil, list != .favorites, photo.id.service == catalog.service else { return photo }
        return try await asking { () throws(CatalogError) in try await catalog.photo(photo.id) }
    }
}
