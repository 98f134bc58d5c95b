/// Orientations of the search filter, with the service's names.
enum Orientation: String, CaseIterable, Sendable {
    case landscape, portrait, squarish
}
