import GalleryCore
import UseCases
import Wording

/// Photos that the numbers of a command refer to, and the outputs for its results.
@MainActor
public struct PhotoSelection {
    let list: PhotoListID
    let title: ListTitle
    let output: PhotoCommandOutput
    /// Photo that a printed number refers to.
    let photo: (Int) -> Photo?

    var router: any PhotoRouting { output.router }

    func report(_ notes: Note...) { output.report(notes) }

    func report(_ notes: [Note]) { output.report(notes) }

    func progress(_ text: String?) { output.progress(text) }

    /// Maximum number of photos whose results have a line each; for more, a command reports a summary.
    static let few = 3

    /// Reports the result for one of `count` photos.
    func report(_ note: Note, of count: Int) { report(count > Self.few ? note.asDetail : note) }

    /// Photos of the numbers that have one.
    func photos(_ numbers: [Int]) -> [Photo] { numbers.compactMap(photo) }

    func numbered(_ numbers: [Int]) -> [(number: Int, photo: Photo)] {
        numbers.compactMap { number in photo(number).map { (number, $0) } }
    }

    /// Runs `work` for each photo. Reports the errors, and goes on after those of single photos; returns the numbers of
    /// these photos.
    func forEach(
        _ numbers: [Int], _ work: (Int, Photo) async throws(ScreenError) -> Void
    ) async throws(ScreenError) -> Set<Int> {
        var failed: Set<Int> = []
        for (number, photo) in numbered(numbers) {
            do throws(ScreenError) { try await work(number, photo) } catch {
                guard error.isOfOnePhoto else { throw error }
                failed.insert(number)
                report(Note.problem(error))
            }
        }
        return failed
    }

    func without(_ numbers: Set<Int>) -> PhotoSelection {
        PhotoSelection(list: list, title: title, output: output) { [photo] number in
            numbers.contains(number) ? nil : photo(number)
        }
    }

    /// Argument that names the photo in a command, with a leading space; empty if the photo is shown alone.
    func target(of photo: Photo, _ number: Int) -> String {
        guard !output.isOpenPhoto else { return "" }
        return if case .named = list { " \(photo.id)" } else { " \(number)" }
    }
}

extension ScreenError {
    /// `false` for a cancellation and for errors of the database, which concern all photos of a command.
    fileprivate var isOfOnePhoto: Bool {
        switch self {
        case .catalog(.cancelled), .store(.busy), .store(.locked), .store(.readOnly): false
        default: true
        }
    }
}

/// Outputs of a screen for the results of photo commands.
@MainActor
struct PhotoCommandOutput {
    let router: any PhotoRouting
    let report: ([Note]) -> Void
    let progress: (String?) -> Void
    /// Copies text to the clipboard; false if unavailable.
    let copy: (String) async -> Bool
    /// Whether the photo is shown alone, so that commands need no number.
    var isOpenPhoto = false
}
