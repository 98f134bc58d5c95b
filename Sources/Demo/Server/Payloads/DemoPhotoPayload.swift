/// Photo in the JSON format of Unsplash.
struct DemoPhotoPayload: Sendable {
    let addresses: Addresses

    func summary(_ photo: DemoPhoto) -> JSON {
        let sketch = Painter.sketch(of: photo.motif)
        let created = Timestamp.text(photo.createdAt)
        return [
            "id": .string(photo.key),
            "slug": .string(photo.slug),
            "created_at": .string(created),
            "updated_at": .string(created),
            "promoted_at": photo.index % 3 == 0 ? .string(created) : nil,
            "width": .number(photo.width),
            "height": .number(photo.height),
            "color": .string(Self.hex(sketch.average)),
            "blur_hash": .string(BlurHashEncoder.encode(sketch)),
            "description": JSON(photo.title),
            "alt_description": .string(photo.alternativeText),
            "breadcrumbs": [],
            "urls": urls(photo),
            "links": links(photo),
            "likes": .number(photo.likes),
            "liked_by_user": false,
            "current_user_collections": [],
            "sponsorship": nil,
            "topic_submissions": [
                photo.motif.theme.slug: ["status": "approved", "approved_on": .string(created)]
            ],
            "asset_type": "photo",
            "user": DemoUserPayload(addresses: addresses).json(photo.author, number: photo.traits.author),
            "tags": .array(photo.tags.map { ["type": "search", "title": .string($0)] }),
        ]
    }

    func full(_ photo: DemoPhoto) -> JSON {
        summary(photo).adding([
            "exif": exif(photo.exif),
            "location": location(photo.place),
            "meta": ["index": true],
            "public_domain": true,
            "views": .number(photo.views),
            "downloads": .number(photo.downloads),
            "topics": [],
        ])
    }

    /// URL of the file, returned by the download route.
    func file(_ photo: DemoPhoto) -> String {
        addresses.image(photo.key, "\(Self.attribution(photo))&fm=jpg&q=85")
    }

    private func urls(_ photo: DemoPhoto) -> JSON {
        let tag = Self.attribution(photo)
        func sized(_ width: Int) -> JSON {
            .string(
                addresses.image(
                    photo.key, "crop=entropy&cs=tinysrgb&fit=max&fm=jpg&\(tag)&q=80&w=\(width)"))
        }
        return [
            "raw": .string(addresses.image(photo.key, tag)),
            "full": .string(addresses.image(photo.key, "crop=entropy&cs=srgb&fm=jpg&\(tag)&q=85")),
            "regular": sized(1080),
            "small": sized(400),
            "thumb": sized(200),
        ]
    }

    private func links(_ photo: DemoPhoto) -> JSON {
        let download = "\(addresses.photo(photo.key))/download?\(Self.attribution(photo))"
        return [
            "self": .string(addresses.photo(photo.slug)),
            "html": .string("\(addresses.site)/photos/\(photo.slug)"),
            "download": .string("\(addresses.site)/photos/\(photo.key)/download"),
            "download_location": .string(download),
        ]
    }

    private func exif(_ exif: DemoExif?) -> JSON {
        [
            "make": JSON(exif?.make),
            "model": JSON(exif?.model),
            "name": JSON(exif.map { "\($0.make), \($0.model)" }),
            "exposure_time": JSON(exif?.exposure),
            "aperture": JSON(exif?.aperture),
            "focal_length": JSON(exif?.focalLength),
            "iso": exif.map { .number($0.iso) } ?? nil,
        ]
    }

    private func location(_ place: DemoPlace?) -> JSON {
        [
            "name": JSON(place?.name),
            "city": JSON(place?.city),
            "country": JSON(place?.country),
            "position": [
                "latitude": .decimal(place?.latitude ?? 0), "longitude": .decimal(place?.longitude ?? 0),
            ],
        ]
    }

    /// Unsplash counts views by this parameter, so clients must keep it.
    private static func attribution(_ photo: DemoPhoto) -> String { "ixid=demo-\(photo.key)" }

    private static func hex(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> String {
        let value = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
