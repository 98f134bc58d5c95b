import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

/// Shows one photo after the other on the whole screen until a key is pressed; without a `pause` the first one alone. Space
/// pauses an animation.
@MainActor
struct Slideshow {
    /// Why it ended.
    enum End: Equatable {
        case key
        case lastPhoto
        case failed(ScreenError)

        /// What is said after so many photos; the shell has a word for what was stopped.
        func notes(after count: Int) -> [Note] {
            var notes: [Note] = []
            if case .failed(let error) = self { notes = Note.problem(error) }
            guard !Task.isCancelled else { return notes }
            return notes + [.quiet(Phrases.slideshowEnded(after: count, isLast: self == .lastPhoto))]
        }
    }

    let screen: any FullScreen
    /// How long a photo is shown, from when it is drawn.
    let pause: Duration?
    /// The photo so many positions further in the list; nil behind its end.
    let photo: @MainActor (_ ahead: Int) async throws(ScreenError) -> Photo?

    /// Leaves the full screen at the end. Returns how many photos further it ended.
    func run(from first: Photo) async -> (steps: Int, end: End) {
        defer { screen.leave() }
        var current = first, steps = 0
        while true {
            screen.show(picture(of: current))
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

    /// Meanwhile the next photo is made ready. False when a key was pressed.
    private func pauseIsOver(after current: Photo, _ steps: Int) async -> Bool {
        async let _: Void = prepare(steps + 1)
        while true {
            switch await screen.wait(atMost: pause) {
            case .space where screen.pauseOrResume(): break
            case .ended, .space: return false
            case .time: return true
            case .outdated: screen.show(picture(of: current))
            }
        }
    }

    private func prepare(_ ahead: Int) async {
        guard pause != nil, let next = try? await photo(ahead) else { return }
        await screen.prepare(picture(of: next))
    }

    /// With its author written over it.
    private func picture(of photo: Photo) -> Picture {
        Picture(photo).playing().captioned(Phrases.caption(of: photo))
    }
}
