public protocol RecentPhotos: Sendable {
    /// Photos of the most recent replies that together contain `count` photos, newest reply last.
    func recentPhotos(count: Int) -> [Photo]
}
