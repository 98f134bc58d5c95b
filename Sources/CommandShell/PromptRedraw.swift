/// What is shown while a line is being typed: the first screen as it comes, and the last screenful again when the
/// window has changed. The line takes precedence.
@MainActor
final class PromptRedraw {
    private let console: any Console
    private let calm: Duration
    private var opening: Task<Void, Never>?
    private var redrawing: Task<Void, Never>?

    /// A window that has kept its size for as long as `calm` is drawn again.
    init(on console: any Console, calm: Duration) { (self.console, self.calm) = (console, calm) }

    /// Begins with the first screen.
    func open(_ body: @escaping @MainActor () async -> Void) { opening = Task { await body() } }

    /// Draws again when the console wants it and nothing has asked for it since for a while: who drags the border of
    /// a window causes hundreds of sizes.
    func redraw(_ body: @escaping @MainActor () async -> Void) {
        guard console.wantsRedraw else { return }
        redrawing?.cancel()
        redrawing = Task { [opening, console, calm] in
            do { try await Task.sleep(for: calm) } catch { return }
            // The first screen draws itself for the window it finds.
            await opening?.value
            if !Task.isCancelled, console.wantsRedraw { await body() }
        }
    }

    /// Ends both, so that nothing of them appears any more.
    func end() async {
        let tasks = [opening, redrawing]
        opening = nil
        redrawing = nil
        for task in tasks { task?.cancel() }
        for task in tasks { await task?.value }
    }
}
