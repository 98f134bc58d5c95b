import GalleryCore
import TextLayout

extension Account {
    /// Avatar as a photo, which is fetched like other photos; `nil` if missing or on an unexpected host.
    func portrait(_ addresses: some PhotoAddresses) -> Photo? {
        guard let avatar else { return nil }
        let photo = Photo(
            id: PhotoID(service: service, key: "avatar \(avatar)"), author: Author(name: name),
            license: License(code: "", name: ""), size: PixelSize(width: 128, height: 128),
            color: RGB(red: 128, green: 128, blue: 128),
            source: PictureSource([ImageVariant(address: avatar, width: 128)])
        ).imported(addresses)
        return photo.source.variants.isEmpty ? nil : photo
    }
}

extension Profile {
    var avatar: Picture? { portrait.map { Picture(of: $0, width: 1, height: 1) } }
}
