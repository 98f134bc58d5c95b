import GalleryCore
import TextLayout
import Wording

extension Account {
    /// Avatar of the account, fetched like a photo; `nil` if missing or on a foreign host.
    var portrait: Picture? {
        guard let avatar else { return nil }
        let photo = Photo(
            id: PhotoID(service: service, key: "avatar \(avatar)"), author: Author(name: name),
            license: License(code: "", name: ""), size: PixelSize(width: 128, height: 128),
            color: RGB(red: 128, green: 128, blue: 128),
            source: PictureSource([ImageVariant(address: avatar, width: 128)])
        ).imported
        return photo.source.variants.isEmpty ? nil : Picture(of: photo, width: 1, height: 1)
    }
}
