import Terminal

extension ColorDepth {
    /// How many colours there are.
    var count: Int {
        switch self {
        case .trueColor: 1 << 24
        case .indexed256: 256
        case .sixteen: 16
        case .none: 0
        }
    }
}
