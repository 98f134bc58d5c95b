import GalleryCore

enum DuplicatePhotos {
    private static let aggregators = Set(
        ServiceDefinition.all.filter(\.addresses.isAggregator).map(\.description.name))
    static let publishers = ServiceAddresses(
        of: ServiceDefinition.all.filter { !$0.addresses.isAggregator }, isCertain: true)

    /// Keys of a photo; copies of a photo share at least one. For an aggregator's photo: the ID of the linked original,
    /// else its own. For other photos: their ID, that of their origin, and IDs in links, as Commons links by file name.
    static func keys(of photo: Photo) -> Set<String> {
        let links = [photo.pageLink, photo.original].compactMap { $0.flatMap(publishers.photo(at:)) }
        if aggregators.contains(photo.id.service) { return [(links.first ?? photo.id).description] }
        let own = [photo.id] + links.filter { $0.service == photo.id.service }
        return Set((own + [photo.origin].compactMap(\.self)).map(\.description))
    }

    /// Removes duplicates, and photos with a `known` key. The original service takes precedence over an aggregator.
    static func single(
        _ lists: [[Photo]], known: (String) -> Bool = { _ in false }
    ) -> [[Photo]] {
        var claimed: Set<String> = []
        var kept = lists
        let order = lists.indices.sorted { first, second in
            let ranks = [first, second].map {
                lists[$0].first.map { aggregators.contains($0.id.service) } == true ? 1 : 0
            }
            return (ranks[0], first) < (ranks[1], second)
        }
        for index in order {
            kept[index] = lists[index].filter { photo in
                let keys = keys(of: photo)
                guard claimed.isDisjoint(with: keys), !keys.contains(where: known) else { return false }
                claimed.formUnion(keys)
                return true
            }
        }
        return kept
    }
}
