import GalleryCore

enum DuplicatePhotos {
    private static let aggregators = Set(
        ServiceDefinition.all.filter(\.addresses.isAggregator).map(\.description.name))
    private static let publishers = ServiceAddresses(
        of: ServiceDefinition.all.filter { !$0.addresses.isAggregator })

    /// Identity shared by all copies of a photo: that of the original, if an aggregator links to it.
    static func key(of photo: Photo) -> String {
        guard aggregators.contains(photo.id.service) else { return photo.id.description }
        let original = [photo.pageLink, photo.original].lazy
            .compactMap { $0.flatMap(publishers.photo(published:)) }.first
        return (original ?? photo.id).description
    }

    /// Removes duplicates; the original service takes precedence over an aggregator.
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
                let key = key(of: photo)
                return !known(key) && claimed.insert(key).inserted
            }
        }
        return kept
    }
}
