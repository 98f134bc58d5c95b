/// Output while a line is being typed: the first screen, and a redraw after a resize. Entering a line ends both.
@MainActor
final class PromptRedraw {
    private let console: any Console
    private let resizeDebounce: Duration
    private var opening: Task<Void, Never>?
    private var redrawing: Task<Void, Never>?

    init(on console: any Console, resizeDebounce: Duration) {
        self.console = console
        self.resizeDebounce = resizeDebounce
    }

    func open(_ body: @escaping @MainActor () async -> Void) { opening = Task { await body() } }

    /// Redraws after a resize. Debounced, since dragging a window border causes hundreds of resizes.
    func redraw(_ body: @escaping @MainActor () async -> Void) {
        guard console.wantsRedraw else { return }
        redrawing?.cancel()
        redrawing = Task { [opening, console, resizeDebounce] in
            do { try await Task.sleep(for: resizeDebounce) } catch { return }
            // Waits for the first screen: drawn for the current window size, it may make the redraw unnecessary.
            await opening?.value
            if !Task.isCancelled, console.wantsRedraw { await body() }
        }
    }

    /// Cancels both outputs and waits until they have ended, so that no late output appears.
    func end() async {
        let tasks = [opening, redrawing]
        opening = nil
        redrawing = nil
        for task in tasks { task?.cancel() }
        for task in tasks { await task?.value }
    }
}
