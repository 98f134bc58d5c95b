/// The lines a person recalls at the prompt.
public protocol RecalledLines: Sendable {
    /// Some have gone, or come back: reads them anew.
    func readAnew()
}
