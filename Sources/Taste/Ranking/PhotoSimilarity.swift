public import GalleryCore

public enum PhotoSimilarity {
    /// Function that returns the distance of a color from `color` in OKLab.
    public static func distance(from color: RGB) -> (RGB) -> Double {
        let lab = OKLab(color)
        return { lab.distance(to: OKLab($0)) }
    }

    /// Photos that share a term with `photo`, sorted by cosine similarity of the traits (Salton and McGill 1983).
    public static func ranked(_ others: [Photo], like photo: Photo) -> [Photo] {
        let traits = ([photo] + others).map { PhotoTraits($0) }
        let vectors = TraitSpace(traits).plainVectors(of: Array(traits.indices))
        guard let first = vectors.first, let terms = traits.first?.terms else { return [] }
        let width = (vectors.flatMap(\.entries).map(\.index).max() ?? -1) + 1
        var dense = [Double](repeating: 0, count: Int(width))
        first.add(times: 1, to: &dense)
        let alike = zip(others.indices, vectors.dropFirst())
            .filter { index, _ in traits[index + 1].terms.keys.contains { terms[$0] != nil } }
            .map { (index: $0, cosine: $1.dot(dense)) }
        return alike.sorted { ($1.cosine, $0.index) < ($0.cosine, $1.index) }.map { others[$0.index] }
    }
}
