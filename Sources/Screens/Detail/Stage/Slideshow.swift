import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

/// Shows one photo after the other on the whole screen until a key is pressed; without a `pause` the first one alone.
@MainActor
struct Slideshow {
    /// Why it ended.
    enum End: Equatable {
        case key
        case lastPhoto
        case trouble(ScreenError)

        /// What is said after so many photos; the shell has a word for what was stopped.
        func notes(after count: Int) -> [Note] {
            var notes: [Note] = []
            if case .trouble(let trouble) = self { notes = Note.problem(trouble) }
            guard !Task.isCancelled else { return notes }
            return notes + [.quiet(Phrases.slideshowEnded(after: count, isLast: self == .lastPhoto))]
        }
    }

    let stage: PhotoFullScreen
    /// How long a photo stands there, from when it is there.
    let pause: Duration?
    /// The photo so many places further in the list; nil behind its end.
    let photo: @MainActor (_ ahead: Int) async throws(ScreenError) -> Photo?

    /// Gives the screen back at the end. Returns how many photos were gone further.
    func run(from first: Photo) async -> (steps: Int, end: End) {
        defer { stage.leave() }
        var current = first, steps = 0
        while true {
            stage.show(Picture(current), caption: Phrases.caption(of: current))
            guard await pauseIsOver(after: current, steps) else { return (steps, .key) }
            do throws(ScreenError) {
                guard let next = try await photo(steps + 1) else { return (steps, .lastPhoto) }
                current = next
            } catch {
                return (steps, .trouble(error))
            }
            steps += 1
        }
    }

    /// Meanwhile the next photo is made ready. False when a key was pressed.
    private func pauseIsOver(after current: Photo, _ steps: Int) async -> Bool {
        async let _: Void = prepare(steps + 1)
        while true {
            switch await stage.wait(atMost: pause) {
            case .ended: return false
            case .time: return true
            case .outdated: stage.show(Picture(current), caption: Phrases.caption(of: current))
            }
        }
    }

    private func prepare(_ ahead: Int) async {
        guard pause != nil, let next = try? await photo(ahead) else { return }
        await stage.prepare(Picture(next), caption: Phrases.caption(of: next))
    }
}

extension Note {
    /// There is nothing to show one on.
    static var noSlideshow: Note { .problem(Phrases.noSlideshow) }
}
