import GalleryCore

/// Reply of `GET /rate_limit/`.
struct OpenverseGrantPayload: Decodable, Sendable {
    let grant: RequestGrant

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        grant = RequestGrant(
            service: .openverse, model: try fields.nonempty("rate_limit_model").shortName,
            isVerified: fields.flag("verified"), thisMinute: fields.count("requests_this_minute"),
            today: fields.count("requests_today"))
    }
}
