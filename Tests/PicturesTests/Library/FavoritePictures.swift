import FoundationEssentials
import GalleryCore

struct FavoritePictures: FavoritesStore {
    var pictures: [PhotoID: [FavoritePictureSize: [UInt8]]] = [:]
    var isLocked = false

    func picture(of id: PhotoID, size: FavoritePictureSize) throws(StoreError) -> [UInt8]? {
        pictures[id]?[size] ?? pictures[id]?.values.first
    }

    func add(_ photo: Photo, at date: Date) throws(StoreError) {}
    func save(picture: [UInt8], size: FavoritePictureSize, of id: PhotoID) throws(StoreError) {}
    func remove(_ id: PhotoID) throws(StoreError) -> Bool { false }
    func refresh(_ photo: Photo) throws(StoreError) {}
    func favorites(after photo: PhotoID?, count: Int) throws(StoreError) -> [Favorite] { [] }
    func favorite(_ id: PhotoID) throws(StoreError) -> Favorite? { nil }
    func count() throws(StoreError) -> Int { 0 }
    func among(_ ids: [PhotoID]) throws(StoreError) -> Set<PhotoID> { [] }
    func withoutPictures(limit: Int) throws(StoreError) -> [Photo] { [] }
    func withoutPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID> { [] }
    func withPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID> {
        if isLocked { throw .locked }
        return Set(pictures.keys).intersection(ids)
    }
    func commonTags(limit: Int) throws(StoreError) -> [String] { [] }
}
