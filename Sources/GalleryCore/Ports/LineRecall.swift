/// The lines a person recalls at the prompt.
public protocol LineRecall: Sendable {
    /// Some have gone, or come back: reads them anew.
    func readAnew()
}
