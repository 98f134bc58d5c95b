enum ChoiceListEvent<Own: Equatable & Sendable>: Equatable, Sendable {
    case open(Int)
    case more
    case previous
    case refresh
    case own(Own)
}
