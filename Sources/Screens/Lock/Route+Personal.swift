import GalleryCore

extension Route {
    /// Shows something of the person's, or changes it: not while the lock is closed. What services offer to everybody
    /// is not.
    public var isPersonal: Bool {
        switch self {
        case .search, .collections, .namedPhotos, .navigation, .help, .services, .graphics, .lock, .locked:
            false
        case .list(let list, _), .detail(let list, _, _): list.isPersonal
        // A new one, too.
        default: true
        }
    }
}

extension PhotoListID {
    fileprivate var isPersonal: Bool {
        switch self {
        case .recommendations, .favorites, .favoritesMatching, .seen, .board, .ideas, .resembling: true
        case .search, .topic, .collection, .author, .similar, .random, .named: false
        }
    }
}
