import GalleryCore

/// Keeping and saving photos, and learning from it: what every screen with photos can do.
protocol KeepingInteracting: Sendable {
    /// Something was done with photos that tells what the person likes.
    func learn(_ signal: TasteSignal, from photos: [Photo])
    /// A photo is looked at from now on.
    func look(at photo: Photo)
    /// Photos were shown in a list.
    func see(_ photos: [Photo])
    /// What speaks for a photo; nil when nothing does.
    func reason(for photo: Photo) -> Reason?
    /// False while the person wants nothing to be learned.
    var learns: Bool { get }
    /// Keeps a photo; durable when it returns.
    func keep(_ photo: Photo) async throws(ScreenError) -> KeepOutcome
    /// False when it was not kept.
    func forget(_ id: PhotoID) throws(ScreenError) -> Bool
    /// Which of these are kept; none when the store cannot tell.
    func kept(among photos: [Photo]) -> Set<PhotoID>
    /// Saves the full-size file with its credit, and keeps the photo. The file is on the disk for good. `progress`
    /// hears bytes so far and in all, on any thread.
    func save(
        _ photo: Photo, _ order: SaveOrder, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(ScreenError) -> Saved
    /// Where the photo stands in the pictures folder; nil when it does not.
    func path(of photo: Photo) async throws(ScreenError) -> String?
    /// What can be done with boards.
    var boarding: any BoardingInteracting { get }
    /// Opens a page in a browser; false where there is none.
    func openPage(_ link: String) async -> Bool
}

/// A photo that stands in a folder.
struct Saved: Equatable, Sendable {
    let file: SavedFile
    /// Why the photo could not be kept besides; nil when it is.
    let keeping: ScreenError?
}

/// How keeping ended.
enum KeepOutcome: Equatable, Sendable {
    case kept
    case already
    /// The photo is kept, its picture could not be fetched.
    case withoutPicture(CatalogError)
}
