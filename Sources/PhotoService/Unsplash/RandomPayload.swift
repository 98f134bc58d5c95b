/// The answer of `/photos/random`: an array when a count was asked for, by some reports an object for one.
struct RandomPayload: Decodable, Sendable {
    let photos: LossyArray<PhotoPayload>?
    let photo: PhotoPayload?

    init(from decoder: any Decoder) throws {
        photos = try? LossyArray(from: decoder)
        photo = photos == nil ? try PhotoPayload(from: decoder) : nil
    }

    var elements: [PhotoPayload] { photos?.elements ?? [photo].compactMap(\.self) }
}
