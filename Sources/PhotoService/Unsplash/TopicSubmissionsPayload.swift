/// Submissions of a photo to topics with their status (unsplash.com/documentation, "Photo").
struct TopicSubmissionsPayload: Decodable, Sendable {
    /// Maximum number of keys; bounds the memory that a hostile reply can use.
    private static let most = 32

    /// Keys of topics that accepted the photo, sorted.
    let approved: [String]

    private struct Submission: Decodable {
        let status: String
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let topics = fields.allKeys.filter { fields.object($0, Submission.self)?.status == "approved" }
        approved = Array(topics.map(\.stringValue).filter { $0.utf8.count <= 100 }.sorted().prefix(Self.most))
    }
}
