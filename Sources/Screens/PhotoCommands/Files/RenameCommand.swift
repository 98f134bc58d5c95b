public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct RenameCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let numbers: [Int]
        let name: FileNameTemplate
    }

    public static let spec = CommandSpec(
        "rename", group: .collect, Phrases.Help.rename,
        examples: ["rename 3 as harbor", "rename 4-9 as trip-{n}"], CommandArgument.photos.with(name)
    ) { Arguments(numbers: $0.0, name: $0.1) }

    private let editing: FileEditingInteractor

    public init(_ editing: FileEditingInteractor) { self.editing = editing }

    public static func numbers(in arguments: Arguments) -> [Int] { arguments.numbers }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) throws(ScreenError) {
        for (number, photo) in photos.numbered(arguments.numbers) {
            guard photo.fileAddress != nil else {
                photos.report(.problem(Phrases.Files.isNoFile(number)))
                continue
            }
            let renamed = try editing.rename(photo, as: arguments.name, number: number)
            photos.report(
                .info(Phrases.Files.renamed(Phrases.Files.name(of: photo), Phrases.Files.name(of: renamed))))
        }
    }

    /// `as NAME` at the end of the arguments. The files keep their extensions.
    private static let name = CommandArgument<FileNameTemplate>("[as NAME]", takes: [.after("as", [])]) {
        words, _ throws(UsageError) in
        guard words.count > 1, words[words.count - 2].text == "as", let word = words.last,
            let template = try? FileNameTemplate(word.text), !word.text.contains("/"),
            !word.text.allSatisfy({ $0.isWhitespace || $0 == "." })
        else { throw UsageError(.arguments("rename")) }
        words.removeLast(2)
        guard words.count < 2 && words.allSatisfy({ Int($0.text) != nil }) || template.isUnique else {
            throw UsageError(
                .filterValue(word.text, of: "as", known: ["\(word.text)-{n}"]),
                at: .argument(word.index, part: nil))
        }
        return template
    }
}
