public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct RenameCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let numbers: [Int]
        let name: FileNameTemplate
        /// Typed extension, without the dot.
        var ending: String?
    }

    public static let spec = CommandSpec(
        "rename", group: .collect, Phrases.Help.rename,
        examples: ["rename 3 as harbor", "rename 4-9 as trip-{n}"], CommandArgument.photos.with(name)
    ) { Arguments(numbers: $0.0, name: $0.1.template, ending: $0.1.ending) }

    private let editing: FileEditingInteractor

    public init(_ editing: FileEditingInteractor) { self.editing = editing }

    public static func numbers(in arguments: Arguments) -> [Int] { arguments.numbers }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) async throws(ScreenError) {
        _ = try await photos.forEach(arguments.numbers) { number, photo throws(ScreenError) in
            guard photo.fileAddress != nil else {
                return photos.report(.problem(Phrases.Files.cannotRename(number)))
            }
            if let ending = arguments.ending, !Self.hasEnding(ending, photo) {
                return photos.report(
                    .problem(Phrases.Files.extensionStays(Phrases.Files.name(of: photo))))
            }
            let renamed = try await editing.rename(photo, as: arguments.name, number: number)
            photos.report(
                .info(Phrases.Files.renamed(Phrases.Files.name(of: photo), Phrases.Files.name(of: renamed))))
        }
    }

    private static func hasEnding(_ ending: String, _ photo: Photo) -> Bool {
        let own = photo.filePath?.split(separator: ".").last.map(String.init) ?? ""
        return own.lowercased() == ending.lowercased()
            || PictureKind(ending: ending).map { PictureKind(ending: own) == $0 } == true
    }

    /// `as NAME` at the end of the arguments; `as` may be missing. The files keep their extensions.
    private static let name = CommandArgument<SaveRequest.RequestedName>(
        Phrases.Help.asName, takes: [.after("as", [])]
    ) {
        words, _ throws(UsageError) in
        // Needs no confirmation, but scripts may add it to all commands.
        if words.last?.text == "--yes" { words.removeLast() }
        guard let word = words.last, !["as", "to"].contains(word.text),
            !BoardEdit.isNumbers(word.text) || words.count > 1 && words.introducesName
        else { throw UsageError(.arguments("rename")) }
        let name = try SaveRequest.RequestedName(word, refusal: Phrases.newNameOnly)
        words.removeLast(words.introducesName ? 2 : 1)
        guard words.count < 2 && words.allSatisfy({ Int($0.text) != nil }) || name.template.isUnique else {
            throw UsageError(
                .filterValue(word.text, of: "as", known: ["\(word.text)-{n}"]),
                at: .argument(word.index, part: nil))
        }
        return name
    }
}

extension [Word] {
    /// Whether the word before the last one is `as` or `to`.
    fileprivate var introducesName: Bool { count > 1 && ["as", "to"].contains(self[count - 2].text) }
}
