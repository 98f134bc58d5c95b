/// Reply of `/photos/random`: an array or, for a single photo, possibly an object.
struct RandomPayload: Decodable, Sendable {
    let elements: [PhotoPayload]

    init(from decoder: any Decoder) throws {
        elements = try (try? LossyArray(from: decoder))?.elements ?? [PhotoPayload(from: decoder)]
    }
}
