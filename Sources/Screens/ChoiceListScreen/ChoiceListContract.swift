/// Events of a choice list; `Own` is the type of events of a particular list.
enum ChoiceListEvent<Own: Equatable & Sendable>: Equatable, Sendable {
    case open(Int)
    case more
    case previous
    case refresh
    case own(Own)
}
