import GalleryCore
import Glibc

/// What a photo has one of, such as a color.
protocol TasteField: Sendable {
    /// The logarithm of how much more often what the photo has is among the liked photos than among those seen; as
    /// though the liked photo of that place were not liked.
    func ratio(of photo: PhotoTraits, without place: Int?) -> Double
}

/// What a field says for a photo: its ratio, times how well it tells a liked photo from those left by the other liked
/// ones. Where that may be chance, what is usual before it can be known, less with each like.
struct FieldEvidence: Sendable {
    /// How well a field tells liked photos from others.
    struct Trust {
        /// After one like, before it can be measured.
        let first: Double
        /// Photos seen and left until half of that is due: without them nothing is known of what is usual.
        let others: Double
        /// Standard errors that it has to be above chance: the fewer photos are liked, the further.
        let margin: Double
    }

    /// So far above chance a field counts in full.
    private static let full = 0.15
    /// After so many more likes half of the first trust is left.
    private static let patience = 1.5

    /// Of the liked photos, as though each were not liked, and of those left.
    let liked: [Double]
    let passed: [Double]
    /// Between 0, where the field tells nothing, and 1.
    private let telling: Double
    private let field: any TasteField

    init(_ field: any TasteField, liked: [PhotoTraits], passed: [PhotoTraits], trust: Trust) {
        self.field = field
        let own = liked.indices.map { field.ratio(of: liked[$0], without: $0) }
        let others = passed.map { field.ratio(of: $0, without: nil) }
        let (more, left) = (Double(max(0, liked.count - 1)), Double(passed.count))
        let usual = trust.first * left / (left + trust.others) * Self.patience / (Self.patience + more)
        let telling = max(usual, Self.telling(own, others, margin: trust.margin))
        (self.telling, self.liked, self.passed) = (
            telling, own.map { telling * $0 }, others.map { telling * $0 }
        )
    }

    func evidence(for photo: PhotoTraits) -> Double {
        telling > 0 ? telling * field.ratio(of: photo, without: nil) : 0
    }

    /// The chance that a liked photo has more than one left (Mann and Whitney 1947), above a half.
    private static func telling(_ own: [Double], _ others: [Double], margin: Double) -> Double {
        guard own.count > 1, !others.isEmpty else { return 0 }
        let (liked, left) = (Double(own.count), Double(others.count))
        var wins = 0.0
        for value in own { for other in others { wins += value > other ? 1 : value == other ? 0.5 : 0 } }
        let error = ((liked + left + 1) / (12 * liked * left)).squareRoot()
        return min(1, max(0, (wins / (liked * left) - 0.5 - margin * error) / full))
    }
}
