import GalleryCore
import Glibc

/// Evidence of the average color, by Gaussian kernel density in OKLab (Parzen 1962).
struct ColorField: TasteField {
    private static let width = 0.07
    /// Maximum number of photos compared, newest first.
    private static let most = (liked: 40, passed: 100)
    private let liked: [(color: OKLab?, weight: Double)]
    private let passed: [OKLab]

    init(liked: [TasteExamples.Example], passed: [PhotoTraits]) {
        self.liked = liked.prefix(Self.most.liked).map { ($0.traits.color.map(OKLab.init), $0.weight) }
        self.passed = passed.prefix(Self.most.passed).compactMap { $0.color.map(OKLab.init) }
    }

    func ratio(of photo: PhotoTraits, without index: Int?) -> Double {
        guard let color = photo.color.map(OKLab.init), !passed.isEmpty else { return 0 }
        var (near, all) = (0.0, 0.0)
        for (number, other) in liked.enumerated() where number != index {
            guard let otherColor = other.color else { continue }
            near += other.weight * Self.kernel(color.distance(to: otherColor))
            all += other.weight
        }
        let usual =
            0.01 + passed.reduce(0) { $0 + Self.kernel(color.distance(to: $1)) } / Double(passed.count)
        return log((near + usual) / (all + 1) / usual)
    }

    private static func kernel(_ distance: Double) -> Double {
        distance > 4 * width ? 0 : exp(-distance * distance / (2 * width * width))
    }
}
