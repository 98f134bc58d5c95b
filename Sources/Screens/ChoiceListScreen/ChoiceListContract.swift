/// What a person can ask of a list of choices; `Own` is what only one such list has.
enum ChoiceListEvent<Own: Equatable & Sendable>: Equatable, Sendable {
    case open(Int)
    case more
    case previous
    case refresh
    case own(Own)
}
