import GalleryCore
import Glibc

struct OrientationField: TasteField {
    /// Weight of the prior, as a number of liked photos whose orientations have the base rates.
    private static let prior = 3.0
    /// Base rates of the orientations; they count as `stiffness` passed-over photos.
    private static let common: [PhotoTraits.Orientation: Double] = [
        .landscape: 0.65, .portrait: 0.3, .square: 0.05,
    ]
    private static let stiffness = 20.0
    private let liked: [(form: PhotoTraits.Orientation?, weight: Double)]
    private let sums: [PhotoTraits.Orientation: Double]
    private let all: Double
    private let passed: [PhotoTraits.Orientation: Double]
    private let seen: Double

    init(liked: [TasteExamples.Example], passed: [PhotoTraits]) {
        self.liked = liked.map { ($0.traits.orientation, $0.weight) }
        sums = Dictionary(
            self.liked.compactMap { form, weight in form.map { ($0, weight) } }, uniquingKeysWith: +)
        all = liked.reduce(0) { $0 + $1.weight }
        self.passed = Dictionary(passed.compactMap { $0.orientation.map { ($0, 1) } }, uniquingKeysWith: +)
        seen = Double(passed.count)
    }

    func ratio(of photo: PhotoTraits, without index: Int?) -> Double {
        guard let form = photo.orientation else { return 0 }
        let usual = Self.stiffness * Self.common[form, default: 0.05]
        let share = (passed[form, default: 0] + usual) / (seen + Self.stiffness)
        let own = index.map { liked[$0].weight } ?? 0
        let having = max(0, sums[form, default: 0] - own)
        return log((having + Self.prior * share) / (all - own + Self.prior) / share)
    }
}
