import CommandShell
import GalleryCore
import Screens
import TextLayout
import UseCases
import Viper
import Wording

extension Composition {
    /// Lets the user pick photos in the grid, or takes the first if requested; prints them. Returns the exit code.
    func pick(_ order: PickRequest, to output: @escaping (String) -> Void) async -> Int32 {
        let task = Task { await run(order, output) }
        let watching = Task { if front.hasPrompt { await lockWhenIdle() } }
        defer { watching.cancel() }
        front.lines.onInterrupt { task.cancel() }
        let code = await task.value
        if let signal = front.lines.endSignal { return 128 + signal }
        return task.isCancelled && !front.hasPrompt ? ExitCode.interrupted : code
    }

    private func run(_ order: PickRequest, _ output: @escaping (String) -> Void) async -> Int32 {
        if sessionLock.lockAtStart(), order.list == .recommendations {
            return fail(Line(Phrases.Lock.closed, .error))
        }
        let stack = CommandStack<Route> { [self] in screen(for: $0, on: $1) }
        let features = PresentedFeatures(on: front.console, navigator: stack)
        let picked: [Photo]
        if front.hasPrompt {
            var chosen: [Photo] = []
            front.lines.offer(
                Completer(
                    screen: "", entries: PickCommand.commands.map { $0.scoped(to: ParsingScope()) },
                    offers: CompletionContext(), sources: sources, phrases: Self.phrases.completion))
            let grid = features.pick(
                from: order.list, lists: lists, taste: photos.taste, seen: photos.seen, keys: photos.keys,
                photoCommands: photos.commands, lines: front.lines
            ) { chosen = $0 }
            await grid.appear(for: nil)
            front.console.progress(nil)
            picked = chosen
        } else if !order.takesFirst {
            return fail(Line(Phrases.Pick.needsTerminal, .error))
        } else {
            do throws(CatalogError) {
                picked = try await lists.photo(at: 0, of: order.list).map { [$0.photo] } ?? []
                if picked.isEmpty { front.console.showProblem(Line(Phrases.Pick.nothingFound, .error)) }
            } catch {
                return fail(Line(Phrases.explanation(error), .error))
            }
        }
        guard !picked.isEmpty, !Task.isCancelled else { return ExitCode.failed }
        do throws(UsageError) { try order.checkNames(picked.count) } catch {
            front.console.showProblem(Self.phrases.usage(error, PickCommand.spec.info, nil))
            return ExitCode.misused
        }
        await features.write(
            picked, order, saving: photos.saving, credits: photos.credits, stored: photos.stored, to: output)
        return front.console.problemCount > 0 || Task.isCancelled ? ExitCode.failed : 0
    }

    private func fail(_ line: Line) -> Int32 {
        front.console.showProblem(line)
        return ExitCode.failed
    }
}
