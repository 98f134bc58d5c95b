/// The three shapes the search can be narrowed to, in the service's words.
enum Orientation: String, CaseIterable, Sendable {
    case landscape, portrait, squarish
}
