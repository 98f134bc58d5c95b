/// Reply of `/photos/random`: an array or, for a single photo, possibly an object.
struct RandomPayload: Decodable, Sendable {
    let photos: LossyArray<PhotoPayload>?
    let photo: PhotoPayload?

    init(from decoder: any Decoder) throws {
        photos = try? LossyArray(from: decoder)
        photo = photos == nil ? try PhotoPayload(from: decoder) : nil
    }

    var elements: [PhotoPayload] { photos?.elements ?? [photo].compactMap(\.self) }
}
