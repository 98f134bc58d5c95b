public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

/// Copies a line of text for each photo, and prints it, since some terminals have no clipboard.
public struct CopyCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let numbers: [Int]
        let part: CopyPart
        /// `nil` is the default format.
        var format: CreditFormat?
    }

    public static let records = [Record.copied.shape]
    /// Throws for several pictures, since a clipboard takes one.
    public static let spec = CommandSpec(
        "copy", group: .take, Phrases.Help.copy,
        examples: ["copy 3", "copy 1-4 credit", "copy 3 credit html", "copy 3 image"],
        CommandArgument.photos.with(part).checked { numbers, choice throws(UsageError) in
            guard choice.part != .image || numbers.count == 1 else {
                throw UsageError(.severalNumbers(), at: .end)
            }
        }
    ) { Arguments(numbers: $0.0, part: $0.1.part, format: $0.1.format) }

    private static let parts = CopyPart.allCases.map(\.rawValue)

    private static let part = CommandArgument<(part: CopyPart, format: CreditFormat?)>(
        usage: { _ in "[link|credit [FORMAT]|path|id|image]" },
        takes: { ArgumentKind.choices(of: parts, in: $0) }
    ) { words, _ throws(UsageError) in
        var format: CreditFormat?
        if words.dropLast().last?.text.lowercased() == CopyPart.credit.rawValue {
            format = words.last.flatMap { CreditFormat(word: $0.text) }
        }
        if format != nil { words.removeLast() }
        guard let word = words.last, word.text.first?.isLetter == true else { return (.link, format) }
        guard let part = CopyPart(rawValue: word.text.lowercased()) else {
            throw UsageError(.word(word.text, known: parts), at: .argument(word.index, part: nil))
        }
        words.removeLast()
        return (part, format)
    }

    private let copying: CopyInteractor

    public init(_ copying: CopyInteractor) { self.copying = copying }

    public static func numbers(in arguments: Arguments) -> [Int] { arguments.numbers }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) async throws(ScreenError) {
        let chosen = photos.numbered(arguments.numbers), part = arguments.part
        guard part != .image else {
            for (_, photo) in chosen { try await copyPicture(of: photo, photos) }
            return
        }
        if part == .credit { await copying.credits.load(chosen.map(\.photo)) }
        var found: [(photo: Photo, text: String)] = [], remarks = CreditRemarks()
        defer { photos.report(remarks.notes) }
        for (number, photo) in chosen {
            if part == .credit {
                let credit = try await copying.credits.credit(
                    of: photo, as: arguments.format ?? copying.credits.format)
                remarks.add(credit, photos.target(of: photo, number))
                if credit.isComplete { found.append((photo, CleanText.lines(credit.text))) }
                continue
            }
            guard let text = try await text(of: part, photo) else {
                photos.report(.problem(part == .path ? Phrases.notSavedYet : Phrases.noPage))
                continue
            }
            // A path stays as it is, so that other programs find the file.
            found.append((photo, part == .path ? text : CleanText.lines(text)))
        }
        guard !found.isEmpty else { return }
        let isCopied = await photos.output.copy(found.map(\.text).joined(separator: "\n"))
        photos.report(
            found.map { photo, text in
                let target = part == .path ? WebLink.file(text) : WebLink.https(text)
                return .info(isCopied ? Phrases.copied(text) : text, linking: text, to: target)
                    .recorded(as: Record.copied((photo, text)))
            })
    }

    @MainActor private func copyPicture(of photo: Photo, _ photos: PhotoSelection) async throws(ScreenError) {
        let title = Phrases.title(of: photo)
        photos.progress(Phrases.copyingPicture(title))
        defer { photos.progress(nil) }
        let isCopied = try await copying.copyPicture(of: photo)
        photos.report(isCopied ? .info(Phrases.copiedPicture(title)) : .problem(Phrases.noPictureClipboard))
    }

    private func text(of part: CopyPart, _ photo: Photo) async throws(ScreenError) -> String? {
        switch part {
        case .link: photo.pageLink.flatMap(WebLink.https)
        case .path: try await copying.path(of: photo)
        case .id: photo.id.description
        case .credit, .image: nil
        }
    }
}

enum CopyPart: String, CaseIterable, Sendable {
    case link
    case credit
    case path
    /// Photo identifier, `service:key`.
    case id
    /// The picture itself.
    case image
}

extension Record {
    static let copied = text("copied", "Text that copy put into the clipboard.", "Copied text.")
}
