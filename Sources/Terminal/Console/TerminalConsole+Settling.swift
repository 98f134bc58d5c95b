import TextLayout

extension TerminalConsole {
    /// Does nothing for cells, since rows of them that are still visible can be painted later.
    public func settle(atMost limit: Duration) async {
        guard !pictures.drawsCells else { return }
        await filling?.finished(atMost: limit)
    }
}
