import GalleryCore

extension Route {
    /// Whether the route shows or changes personal data and is refused while locked. Photos of services are public.
    public var isPersonal: Bool {
        switch self {
        case .search, .collections, .namedPhotos, .navigation, .help, .services, .graphics, .lock,
            .locked:
            false
        case .files(let request): request.isOfSaved
        case .list(let list, _), .detail(let list, _, _): list.isPersonal
        case .credits(.inspect): false
        case .grid(let request): request.list.isPersonal
        // New routes are personal by default.
        default: true
        }
    }
}

extension PhotoListID {
    fileprivate var isPersonal: Bool {
        switch self {
        case .recommendations, .favorites, .favoritesMatching, .seen, .board, .ideas, .resembling: true
        case .search, .topic, .collection, .author, .similar, .random, .named, .folder, .alike, .files: false
        }
    }
}
