import GalleryCore

/// Service whose pictures and files have addresses that need neither key nor token.
protocol AddressedPictures: PhotoCatalog, PictureFetching {
    var base: BaseAddress { get }
    var transport: CurlTransport { get }
    /// URL of a scalable picture at a width in pixels, by default unchanged.
    func scaled(_ url: String, to width: Int) -> String
    /// Variants to request if the picture host refuses one, by default none.
    func alternatives(to variant: ImageVariant, in source: PictureSource) -> [ImageVariant]
}

extension AddressedPictures {
    func scaled(_ url: String, to width: Int) -> String { url }
    func alternatives(to variant: ImageVariant, in source: PictureSource) -> [ImageVariant] { [] }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let variant = source.variant(forWidth: width) else { throw .notFound }
        return try await firstAvailable([variant] + alternatives(to: variant, in: source)) {
            variant throws(CatalogError) in
            guard let (address, reach) = base.resolved(variant.address) else { throw .notFound }
            let url = variant.width == nil ? scaled(address, to: width) : address
            return try PictureAnswer.reply(
                of: await transport.data(.picture(url, reach: reach, unless: stored)), unless: stored)
        }
    }

    /// Result for the first variant that the picture host does not refuse; if it refuses all, the first error.
    private func firstAvailable<Result>(
        _ variants: [ImageVariant], _ request: (ImageVariant) async throws(CatalogError) -> Result
    ) async throws(CatalogError) -> Result {
        var refusal: CatalogError?
        for variant in variants {
            do throws(CatalogError) { return try await request(variant) } catch {
                guard error.isOfOnePicture else { throw refusal ?? error }
                refusal = refusal ?? error
            }
        }
        throw refusal ?? .notFound
    }

    /// Downloads the original file, or the largest copy if the original needs conversion and `ofAnyType` is not set.
    func downloadOriginal(
        of photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        let isShown = photo.source.variants.contains { $0.address == photo.original }
        guard !ofAnyType, !isShown, let largest = photo.source.variant(forWidth: .max) else {
            return try await download(photo.original, into: path, progress: progress)
        }
        try await firstAvailable([largest] + alternatives(to: largest, in: photo.source)) {
            variant throws(CatalogError) in
            try await download(variant.address, into: path, progress: progress)
        }
    }

    func download(
        _ stored: String?, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard let stored, let (url, reach) = base.resolved(stored) else { throw .notFound }
        try PictureAnswer.check(
            await transport.download(.file(url, reach: reach), into: path, progress: progress))
    }
}

extension CatalogError {
    /// Whether the picture host refused one picture, while others may be available.
    fileprivate var isOfOnePicture: Bool {
        switch self {
        case .notFound, .unreadable(.imageHost), .unreadable(.emptyPicture): true
        case .refused(.imageHost(let status)): status != 401 && status != 403
        default: false
        }
    }
}
