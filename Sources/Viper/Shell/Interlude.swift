/// What is shown while a line is being typed: the first screen as it comes, and the last screenful again when the
/// window has changed. The line takes precedence.
@MainActor
final class Interlude {
    private var opening: Task<Void, Never>?
    private var redrawing: Task<Void, Never>?

    /// Begins with the first screen.
    func open(_ body: @escaping @MainActor () async -> Void) { opening = Task { await body() } }

    /// Draws again when nothing has asked for it since for as long as `pause`: who drags the border of a window
    /// causes hundreds of sizes.
    func redraw(after pause: Duration, _ body: @escaping @MainActor () async -> Void) {
        redrawing?.cancel()
        redrawing = Task { [opening] in
            do { try await Task.sleep(for: pause) } catch { return }
            // The first screen draws itself for the window it finds.
            await opening?.value
            if !Task.isCancelled { await body() }
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
