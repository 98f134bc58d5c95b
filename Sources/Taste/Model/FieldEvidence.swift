import GalleryCore

/// Evidence of a field for a photo: the field's log ratio times its reliability. Reliability is how well the field
/// separates liked from passed-over photos by leave-one-out or, if greater, a prior that decreases with each like.
struct FieldEvidence: Sendable {
    /// Prior of the reliability.
    struct Trust {
        /// Reliability after one like, before it can be measured.
        let first: Double
        /// Number of passed-over photos at which half of the prior applies: without them, the base rate is unknown.
        let others: Double
        /// Number of standard errors that is subtracted from the excess over chance; matters most with few likes.
        let margin: Double
    }

    /// Excess over chance at which the reliability is 1.
    private static let full = 0.15
    /// Number of further likes that halves the prior.
    private static let priorHalfLife = 1.5

    /// Evidence for each liked photo, left out in turn, and for each passed-over photo.
    let liked: [Double]
    let passed: [Double]
    /// Reliability of the field, from 0 (no information) to 1.
    private let reliability: Double
    private let field: any TasteField

    init(_ field: any TasteField, liked: [PhotoTraits], passed: [PhotoTraits], trust: Trust) {
        self.field = field
        let own = liked.indices.map { field.ratio(of: liked[$0], without: $0) }
        let others = passed.map { field.ratio(of: $0, without: nil) }
        let (more, left) = (Double(max(0, liked.count - 1)), Double(passed.count))
        let usual =
            trust.first * left / (left + trust.others) * Self.priorHalfLife / (Self.priorHalfLife + more)
        let reliability = max(usual, Self.reliability(own, others, margin: trust.margin))
        self.reliability = reliability
        self.liked = own.map { reliability * $0 }
        self.passed = others.map { reliability * $0 }
    }

    func evidence(for photo: PhotoTraits) -> Double {
        reliability > 0 ? reliability * field.ratio(of: photo, without: nil) : 0
    }

    /// Excess over chance of the probability that a liked photo scores higher than a passed-over photo (Mann and
    /// Whitney 1947), reduced by `margin` and scaled to 0...1.
    private static func reliability(_ own: [Double], _ others: [Double], margin: Double) -> Double {
        guard own.count > 1, !others.isEmpty else { return 0 }
        let (liked, left) = (Double(own.count), Double(others.count))
        var wins = 0.0
        for value in own { for other in others { wins += value > other ? 1 : value == other ? 0.5 : 0 } }
        let error = ((liked + left + 1) / (12 * liked * left)).squareRoot()
        return min(1, max(0, (wins / (liked * left) - 0.5 - margin * error) / full))
    }
}
