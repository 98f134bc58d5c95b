/// Photos of recent replies, whatever the request.
public protocol RecentPhotos: Sendable {
    /// Photos of as many recent replies as contain `count` photos, newest reply last.
    func recentPhotos(count: Int) -> [Photo]
}
