import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

/// Shows photos on the full screen until a key is pressed; without `pause`, only the first. Space pauses an animation.
/// The caller leaves the full screen.
@MainActor
struct Slideshow {
    enum End: Equatable {
        case key
        case lastPhoto
        case failed(ScreenError)

        /// Omits the summary after Ctrl-C, because the shell reports that itself.
        func notes(after count: Int) -> [Note] {
            var notes: [Note] = []
            if case .failed(let error) = self { notes = Note.problem(error) }
            guard !Task.isCancelled else { return notes }
            return notes + [.quiet(Phrases.slideshowEnded(after: count, isLast: self == .lastPhoto))]
        }
    }

    let screen: SlideDisplay
    /// Time from drawing a photo to drawing the next.
    let pause: Duration?
    /// Photo at an offset in the list; `nil` past the end.
    let photo: @MainActor (_ offset: Int) async throws(ScreenError) -> Photo?

    /// Returns the offset of the last photo shown.
    func run(from first: Photo) async -> (steps: Int, end: End) {
        var current = first, steps = 0
        while true {
            screen.show(Slide(current))
            guard await pauseIsOver(after: current, steps) else { return (steps, .key) }
            do throws(ScreenError) {
                guard let next = try await photo(steps + 1) else { return (steps, .lastPhoto) }
                current = next
            } catch {
                return (steps, .failed(error))
            }
            steps += 1
        }
    }

    /// Prefetches the next photo during the pause. Returns false after a key press.
    private func pauseIsOver(after current: Photo, _ steps: Int) async -> Bool {
        async let _: Void = prepare(steps + 1)
        while true {
            switch await screen.wait(atMost: pause) {
            case .key(.space) where screen.pauseOrResume(): break
            case .ended, .key: return false
            case .time: return true
            case .outdated: screen.show(Slide(current))
            }
        }
    }

    private func prepare(_ offset: Int) async {
        guard pause != nil, let next = try? await photo(offset) else { return }
        await screen.prepare(Slide(next))
    }
}
