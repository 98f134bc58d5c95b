public protocol RecentPhotos: Sendable {
    /// Photos of the newest cached replies, as many replies as contain `count` photos; the newest reply is last.
    func recentPhotos(count: Int) -> [Photo]
}
