/// Usage counts on the service; `nil` if not reported.
public struct Counts: Hashable, Sendable, Codable {
    public var likes: Int?
    public var views: Int?
    public var downloads: Int?
    public var comments: Int?

    public init(likes: Int? = nil, views: Int? = nil, downloads: Int? = nil, comments: Int? = nil) {
        self.likes = likes
        self.views = views
        self.downloads = downloads
        self.comments = comments
    }
}
