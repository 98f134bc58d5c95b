enum Orientation: String, CaseIterable, Sendable {
    case landscape, portrait, squarish
}
