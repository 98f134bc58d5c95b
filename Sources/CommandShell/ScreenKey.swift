/// Key that can have a command; the raw value is its user-visible name.
public enum ScreenKey: String, CaseIterable, Sendable {
    case right = "Right"
    case left = "Left"
    case altRight = "Alt-Right"
    case altLeft = "Alt-Left"
    case altUp = "Alt-Up"
    case altDown = "Alt-Down"
    case altPlus = "Alt-+"
    case altMinus = "Alt--"
    case shiftLeft = "Shift-Left"
    case shiftRight = "Shift-Right"
    case shiftUp = "Shift-Up"
    case shiftDown = "Shift-Down"
}
