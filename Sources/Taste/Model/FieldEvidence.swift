import GalleryCore
import Glibc

/// What a photo has one of, such as a color.
protocol TasteField: Sendable {
    /// The logarithm of how much more often what the photo has is among the liked photos than among those seen; as
    /// though the liked photo of that place were not liked.
    func ratio(of photo: PhotoTraits, without place: Int?) -> Double
}

/// What a field says for a photo: its ratio, times how well it tells a liked photo from those left by the other liked
/// ones. Nothing where that may be chance.
struct FieldEvidence: Sendable {
    /// Photos left that liked ones are told from, at most.
    private static let compared = 150
    /// So far above chance a field counts in full.
    private static let full = 0.15

    /// Between 0, where the field tells nothing, and its share.
    let telling: Double
    private let field: any TasteField

    /// - Parameters:
    ///   - margin: standard errors that the field has to be above chance: the fewer photos are liked, the further.
    ///   - share: what it counts at most.
    init(
        _ field: any TasteField, liked: [PhotoTraits], passed: [PhotoTraits], margin: Double, share: Double
    ) {
        self.field = field
        telling =
            share
            * Self.telling(
                liked.indices.map { field.ratio(of: liked[$0], without: $0) },
                passed.prefix(Self.compared).map { field.ratio(of: $0, without: nil) }, margin: margin)
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
