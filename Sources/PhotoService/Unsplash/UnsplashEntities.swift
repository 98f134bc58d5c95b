public import GalleryCore

package struct UnsplashEntities: Sendable {
    let service: ServiceName
    let license: License
    let base: BaseAddress

    package init(service: ServiceName, license: License, base: BaseAddress) {
        self.service = service
        self.license = license
        self.base = base
    }

    /// Photo with the first usable picture address; `nil` without a usable address.
    package func photo(_ payload: PhotoPayload) -> Photo? {
        let urls = payload.urls
        let scalable = [urls.raw, urls.full, urls.regular].lazy.compactMap(base.stored).first
        guard let scalable else { return nil }
        return Photo(
            id: PhotoID(service: service, key: payload.id), title: payload.title, about: payload.description,
            altText: payload.altDescription, author: payload.user.map(author) ?? Author(name: ""),
            license: payload.isPremium || urls.areOfPlus ? .unsplashPlus : license,
            pageLink: ReferralLink.make(payload.webPage), date: payload.createdAt,
            size: PixelSize(stated: payload.width, payload.height),
            color: payload.color.flatMap(RGB.init(hex:)),
            blurHash: payload.blurHash, tags: payload.tags.normalizedTags, topics: payload.topics,
            exif: payload.exif, place: payload.place,
            counts: Counts(likes: payload.likes, views: payload.views, downloads: payload.downloads),
            source: PictureSource([.init(address: scalable, width: nil)]),
            original: base.stored(urls.full) ?? scalable,
            downloadReport: base.stored(payload.downloadLocation), isSponsored: payload.isSponsored)
    }

    /// Unique photos without sponsored photos and illustrations. Throws if there are photos, but no usable address.
    func photos(_ payloads: [PhotoPayload], limit: Int) throws(CatalogError) -> [Photo] {
        let payloads = payloads.filter { !$0.isIllustration }, photos = payloads.compactMap(photo)
        guard payloads.isEmpty || !photos.isEmpty else {
            throw .unreadable(.noReadablePhotos(payloads.count))
        }
        return Array(photos.filter { !$0.isSponsored }.distinct(by: \.id).prefix(limit))
    }

    func collection(_ payload: CollectionPayload) -> PhotoCollection {
        PhotoCollection(
            key: payload.key, title: payload.title ?? payload.key, about: payload.description,
            count: payload.photoCount, author: payload.user.map(author))
    }

    private func author(_ payload: UserPayload) -> Author {
        Author(name: payload.name, username: payload.username, link: ReferralLink.make(payload.link))
    }
}

extension License {
    public static let unsplash = License(
        code: "unsplash", name: "Unsplash License", link: "https://unsplash.com/license")

    static let unsplashPlus = License(
        code: "unsplash-plus", name: "Unsplash+ License", link: "https://unsplash.com/plus/license")
}

/// Adds the application name to links, as required by the Unsplash API guidelines ("Attribution").
enum ReferralLink {
    /// `nil` unless the address is https.
    static func make(_ address: String?) -> String? {
        WebAddress.https(address).map {
            let bare = WebAddress.removing(["utm_source", "utm_medium"], from: $0)
            return WebAddress.adding([("utm_source", "gallery"), ("utm_medium", "referral")], to: bare)
        }
    }
}
