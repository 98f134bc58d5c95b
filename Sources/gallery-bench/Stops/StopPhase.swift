/// A time at which a person may press Ctrl-C.
struct StopPhase: Sendable {
    /// As it stands in the table.
    let name: String
    /// Whether it can only be had as root.
    var needsRoot = false
    /// A command runs, which is to be stopped; else the prompt is there while something is drawn.
    var isCommand = true
    /// So many milliseconds after the line was typed, or after its prompt came.
    let delay: ClosedRange<Int>
    /// What is typed in the round of a number.
    var line: @Sendable (Int) -> String = { _ in "search fog" }
    let scene: @Sendable () throws -> Fault.Scene
}
