public import FoundationEssentials

public struct CachedReply: Equatable, Sendable {
    public var photos: [Photo]
    /// Names in a reply without photos, such as topic names.
    public var values: [String]
    public var total: Int?
    public var hasMore: Bool
    public var date: Date

    public init(
        photos: [Photo] = [], values: [String] = [], total: Int? = nil, hasMore: Bool = false, date: Date
    ) {
        self.photos = photos
        self.values = values
        self.total = total
        self.hasMore = hasMore
        self.date = date
    }
}

public struct ReplyKey: Hashable, Sendable {
    public let service: ServiceName
    /// Request in a canonical form, which is the same in all program versions.
    public let question: String

    public init(service: ServiceName, question: String) {
        self.service = service
        self.question = question
    }
}
