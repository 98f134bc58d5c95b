public import GalleryCore

/// How alike photos are.
public enum PhotoSimilarity {
    /// A measure from a color, 0 for the same one.
    public static func distance(from color: RGB) -> (RGB) -> Double {
        let place = OKLab(color)
        return { place.distance(to: OKLab($0)) }
    }

    /// The others by the cosine of their traits with the photo's (Salton and McGill 1983), most similar first. Those that
    /// share no word with it are left out.
    public static func ranked(_ others: [Photo], like photo: Photo) -> [Photo] {
        let traits = ([photo] + others).map { PhotoTraits($0) }
        let vectors = TraitSpace(traits).plainVectors()
        guard let first = vectors.first, let terms = traits.first?.terms else { return [] }
        let width = (vectors.flatMap(\.entries).map(\.index).max() ?? -1) + 1
        var dense = [Double](repeating: 0, count: Int(width))
        first.add(times: 1, to: &dense)
        let alike = zip(others.indices, vectors.dropFirst())
            .filter { index, _ in traits[index + 1].terms.keys.contains { terms[$0] != nil } }
            .map { (index: $0, likeness: $1.dot(dense)) }
        return alike.sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }.map { others[$0.index] }
    }
}
