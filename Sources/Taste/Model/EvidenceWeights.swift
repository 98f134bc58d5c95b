import Glibc

/// Weights of the kinds of evidence for this user, so that correlated evidence is not counted twice. Logistic ridge
/// regression (le Cessie and van Houwelingen 1992) of liked against passed-over photos, toward default weights.
struct EvidenceWeights {
    /// Evidence for one photo: words, author, color and orientation.
    typealias Row = SIMD4<Double>

    /// Default weights, and number of liked photos that each default counts as. Found with `benchmarks taste`.
    private static let usual = Row(0.3, 0.25, 0.25, 0.4)
    private static let stiffness = Row(9, 1, 4.5, 0.25)
    private static let iterations = 6

    private(set) var values = Self.usual

    /// `liked` is leave-one-out evidence with the weight of the liked photo.
    init(liked: [(row: Row, weight: Double)], passed: [Row]) {
        guard liked.count > 1, !passed.isEmpty else { return }
        let all = liked.reduce(0) { $0 + $1.weight }
        guard all > 1e-9 else { return }
        // Liked and passed-over photos have the same total weight, regardless of their numbers.
        let share = all / Double(passed.count)
        let examples =
            liked.map { (row: Self.extended($0.row, 1), target: 1.0, weight: $0.weight) }
            + passed.map { (row: Self.extended($0, 1), target: 0.0, weight: share) }
        let mean = examples.reduce(0) { $0 + $1.weight * ($1.row.lowHalf * Self.usual).sum() } / (2 * all)
        let start = Self.extended(Self.usual, -mean)
        let stiffness = Self.extended(Self.stiffness, 0.01)
        var weights = start
        for _ in 0..<Self.iterations {
            var slope = stiffness * (start - weights)
            var curve = (0..<Self.width).map { index in
                var row = SIMD8<Double>()
                row[index] = stiffness[index]
                return row
            }
            for (row, target, weight) in examples {
                let chance = 1 / (1 + exp(-(row * weights).sum()))
                let bend = weight * chance * (1 - chance)
                slope += weight * (target - chance) * row
                for index in curve.indices { curve[index] += bend * row[index] * row }
            }
            // Limits Newton's step, which overshoots far from the optimum.
            weights += Self.solution(of: curve, slope).clamped(
                lowerBound: SIMD8(repeating: -1.5), upperBound: SIMD8(repeating: 1.5))
        }
        let found = weights.lowHalf
        values = found.replacing(with: 0, where: .!(found .> 0))
    }

    func sum(of row: Row) -> Double { (row * values).sum() }

    /// Number of coefficients: one for each kind of evidence, and the intercept.
    private static let width = Row.scalarCount + 1

    private static func extended(_ row: Row, _ same: Double) -> SIMD8<Double> {
        SIMD8(lowHalf: row, highHalf: Row(same, 0, 0, 0))
    }

    /// Solves linear equations with a symmetric positive definite matrix by elimination.
    private static func solution(of matrix: [SIMD8<Double>], _ right: SIMD8<Double>) -> SIMD8<Double> {
        var (matrix, right) = (matrix, right)
        for pivot in matrix.indices {
            for row in matrix.indices.dropFirst(pivot + 1) {
                let factor = matrix[row][pivot] / matrix[pivot][pivot]
                matrix[row] -= factor * matrix[pivot]
                right[row] -= factor * right[pivot]
            }
        }
        for pivot in matrix.indices.reversed() {
            for column in matrix.indices.dropFirst(pivot + 1) {
                right[pivot] -= matrix[pivot][column] * right[column]
            }
            right[pivot] /= matrix[pivot][pivot]
        }
        return right
    }
}
