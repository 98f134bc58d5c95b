import Glibc

/// Logistic regression with an L2 penalty: how likely a photo is liked, as a sum of what each trait adds.
///
/// Weighted examples; the minimum is approached by Nesterov's accelerated gradient (1983) with a fixed number
/// of steps, so that the same examples always give the same model.
struct LogisticModel: Sendable {
    /// One photo and whether it was liked; `weight` is how much that says.
    struct Example: Sendable {
        let vector: SparseVector
        let isLiked: Bool
        let weight: Double
    }

    /// What each place of a vector adds.
    private(set) var weights: [Double]
    /// What is there without any.
    private(set) var bias = 0.0

    /// Learns. `variance` is how far weights are expected to be from nought.
    init(_ examples: [Example], width: Int, variance: Double = 2, steps: Int = 120) {
        weights = [Double](repeating: 0, count: width)
        guard !examples.isEmpty else { return }
        let rate = Self.rate(for: examples, variance: variance)
        var ahead = weights
        var biasAhead = bias
        for step in 1...steps {
            var gradient = ahead.map { $0 / variance }
            var biasGradient = 0.0
            for example in examples {
                let odds = example.vector.dot(ahead) + biasAhead
                let error = example.weight * (1 / (1 + exp(-odds)) - (example.isLiked ? 1 : 0))
                example.vector.add(times: error, to: &gradient)
                biasGradient += error
            }
            let momentum = Double(step - 1) / Double(step + 2)
            for place in weights.indices {
                let next = ahead[place] - rate * gradient[place]
                ahead[place] = next + momentum * (next - weights[place])
                weights[place] = next
            }
            let next = biasAhead - rate * biasGradient
            biasAhead = next + momentum * (next - bias)
            bias = next
        }
    }

    /// Log odds of being liked.
    func score(_ vector: SparseVector) -> Double { vector.dot(weights) + bias }

    /// One over the steepest the gradient can change: a quarter of the sum of squares, and the penalty.
    private static func rate(for examples: [Example], variance: Double) -> Double {
        var curvature = 1 / variance
        for example in examples {
            let squares: Double = example.vector.entries.reduce(1) { $0 + $1.value * $1.value }
            curvature += example.weight * squares / 4
        }
        return 1 / curvature
    }
}
