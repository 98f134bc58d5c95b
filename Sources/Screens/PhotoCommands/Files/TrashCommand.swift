public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct TrashCommand: PhotoCommand {
    public static let spec = CommandSpec<[Int]>(info: photos.info) { words, scope throws(UsageError) in
        let isConfirmed = words.last?.text == "--yes"
        let numbers = try photos.parse(isConfirmed ? words.dropLast() : words, scope)
        if let numbers, numbers.count > 1, !isConfirmed { throw UsageError(.unconfirmed(numbers.count)) }
        return numbers
    }

    private static let photos = CommandSpec(
        "trash", group: .collect, Phrases.Help.trash, examples: ["trash 3", "trash 4-6"], .photos)

    private let editing: FileEditingInteractor

    public init(_ editing: FileEditingInteractor) { self.editing = editing }

    public func run(_ numbers: [Int], on photos: PhotoSelection) async throws(ScreenError) {
        var count = 0
        // Also after an error or a cancellation, since the files that were moved are in the trash.
        defer {
            if numbers.count > PhotoSelection.few, count > 0 {
                photos.report(.info(Phrases.Files.trashed(Phrases.Files.pictures(count))))
            }
        }
        _ = try await photos.forEach(numbers) { number, photo throws(ScreenError) in
            guard photo.fileAddress != nil else {
                return photos.report(.problem(Phrases.Files.isNoFile(number)))
            }
            try await editing.trash(photo)
            count += 1
            photos.report(.info(Phrases.Files.trashed(Phrases.Files.name(of: photo))), of: numbers.count)
        }
    }
}
