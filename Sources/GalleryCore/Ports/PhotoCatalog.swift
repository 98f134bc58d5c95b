/// A photo service: lists, search and single photos.
///
/// Every call may wait for the network; cancelling its task ends it with `.cancelled`.
public protocol PhotoCatalog: Sendable {
    /// The service's name.
    var service: ServiceName { get }
    /// The filters this service can do.
    var filters: FilterAbility { get }
    /// Whether a search can leave words out.
    var excludesWords: Bool { get }

    /// The service's own selection, newest first.
    func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// Photos that match; paid placements are left out.
    func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// One photo with everything the service knows of it.
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo
    /// The names that `photos(inTopic:)` takes.
    func topics() async throws(CatalogError) -> [String]
    /// The photos of one topic.
    func photos(inTopic topic: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// The topics or collections there are.
    func shelf(
        _ shelf: CollectionKind, _ page: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection>
    /// The photos of one collection, by its key.
    func photos(inCollection key: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// More by one author.
    func photos(by author: Author, _ page: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// Photos like this one.
    func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo>
    /// Photos taken at random; of the words when there are any. Each call answers others.
    func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo]
    /// How a photo is doing; nil where the service does not tell.
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics?
    /// Tags that often stand beside this one, closest first; none where the service does not know.
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String]
    /// What is left of the allowance, as last heard; nil before the first answer or where there is none.
    func budget() -> RateBudget?
}

/// The bytes of pictures, as they come from a service: hostile until decoded.
public protocol PictureFetching: Sendable {
    /// The picture for showing at `width` pixels. At most 64 MiB.
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8]

    /// The same for somebody who keeps pictures: with what the host says about keeping it, and without the bytes
    /// when those that came with `known` are still right. `.unchanged` only where `known` is given.
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture

    /// Fills the file at `path` with the full-size file; at most 1 GiB, streamed.
    ///
    /// Goes on from what a cut call left there, where the server still has the same file and allows that; else
    /// starts over. After an error the file holds what has come, and `FileDraft.originPath` says of what.
    ///
    /// Tells the service about the download where it asks for that; a failure to tell never fails the download.
    /// `progress` gets bytes so far and, when known, bytes in all; it may be called on any thread.
    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError)
}

extension PictureFetching {
    /// For services whose hosts say nothing: the bytes again.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        .picture(try await picture(source, of: service, width: width), PictureStamp())
    }
}
