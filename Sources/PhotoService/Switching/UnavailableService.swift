import GalleryCore

/// Stands where a service was chosen that cannot be had, mostly for want of a key: everything that is asked is
/// answered with the reason, and what needs no service works as ever.
struct UnavailableService: PhotoCatalog, PictureFetching {
    let service: ServiceName
    /// Why it cannot be used.
    let refusal: CatalogError

    let filters = FilterAbility.everything
    let excludesWords = true
    func budget() -> RateBudget? { nil }

    func page(of query: PhotoQuery, _ request: PageRequest) throws(CatalogError) -> Page<Photo> {
        throw refusal
    }
    func photo(_ id: PhotoID) throws(CatalogError) -> Photo { throw refusal }
    func topics() throws(CatalogError) -> [String] { throw refusal }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) throws(CatalogError) -> Page<PhotoCollection> { throw refusal }
    func statistics(of id: PhotoID) throws(CatalogError) -> PhotoStatistics? { throw refusal }
    func relatedTags(_ tag: String) throws(CatalogError) -> [String] { throw refusal }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) throws(CatalogError) -> FetchedPicture { throw refusal }
    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) throws(CatalogError) { throw refusal }
}
