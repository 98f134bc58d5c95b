import GalleryCore

/// Queue with a fixed number of changes for each account; sends none.
struct StubMirrorStore: MirrorStore {
    var count = 0

    func next(for account: Account, except skipped: [MirroredChange]) -> MirroredChange? { nil }
    func remove(_ change: MirroredChange) {}
    func forgetChanges(for service: ServiceName) {}
    func count(for account: Account) -> Int { count }
    func exclusively(_ send: @Sendable () async -> Void) async -> Bool { false }
}
