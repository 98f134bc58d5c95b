/// The topics a photo was submitted to, each with what became of that (unsplash.com/documentation, "Photo").
struct TopicSubmissionsPayload: Decodable, Sendable {
    /// More are no topics but an attempt to make a photo heavy.
    private static let most = 32

    /// The keys of those that took it, in the order of the alphabet.
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
