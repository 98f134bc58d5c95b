public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct CreditCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let numbers: [Int]
        let options: CreditOptions
    }

    public static let records = [Record.credit.shape, Record.creditFile.shape]
    /// Declines paths, which the global table parses.
    public static let spec = CommandSpec<Arguments>(info: photos.info) { words, scope throws(UsageError) in
        words.first?.isFile == true ? nil : try photos.parse(words, scope)
    }

    private static let photos = CommandSpec(
        "credit", group: .take, Phrases.Help.credit,
        examples: [
            "credit 3", "credit 1-4 md", "credit 3 figure --base site", "credit 1-3 md to CREDITS.md",
            "credit 2 4 figure-md post.md",
        ],
        CommandArgument.photos.with(CreditOptions.argument)
    ) { Arguments(numbers: $0.0, options: $0.1) }

    /// `credit` with a picture, in the format of the file.
    static let figure = CommandSpec(
        "figure", group: .take, Phrases.Help.figure,
        examples: ["figure 3", "figure 2 4 6 post.md", "figure post.md"],
        CommandArgument.photos.with(CreditOptions.ofFigure)
    ) { PhotoRequest(CreditCommand.self, Arguments(numbers: $0.0, options: $0.1)) }.listed(under: "credit")

    private let credits: CreditInteractor

    public init(_ credits: CreditInteractor) { self.credits = credits }

    public static func numbers(in arguments: Arguments) -> [Int] { arguments.numbers }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) async throws(ScreenError) {
        let chosen = photos.numbered(arguments.numbers), options = arguments.options
        let format = options.format ?? options.file.flatMap(CreditFormat.init(ofFile:)) ?? credits.format
        let base = options.base ?? credits.base(forFile: options.file)
        await credits.load(chosen.map(\.photo))
        var notes: [Note] = [], entries: [DocumentEntry] = [], credited: [Photo] = []
        var remarks = CreditRemarks()
        for (number, photo) in chosen {
            let credit = try await credits.credit(
                of: photo, as: format, base: base, isInDocument: options.file != nil)
            remarks.add(credit, photos.target(of: photo, number))
            guard credit.isComplete else { continue }
            credited.append(photo)
            let isItem = chosen.count > 1
            let text = isItem ? format.item(credit.text) : credit.text
            entries.append(
                DocumentEntry(text, earlier: credit.earlier.map { isItem ? format.item($0) : $0 }))
            notes.append(.credit(credits.described(photo), format, text))
        }
        if let file = options.file, !entries.isEmpty {
            let change = try await credits.write(entries, as: format, to: file)
            notes = [.creditsWritten(change, of: entries.count)]
        }
        photos.report(notes + Note.invented(credited) + remarks.notes)
    }
}

extension Note {
    /// Hint about photos of the demo; otherwise empty.
    static func invented(_ photos: [Photo]) -> [Note] {
        photos.contains(where: \.isInvented) ? [.info(Phrases.Demo.isInvented)] : []
    }

    /// Credit; in the text format, with hyperlinks. In a pipe, a credit of several lines is printed as plain text.
    static func credit(_ photo: Photo, _ format: CreditFormat, _ snippet: String? = nil) -> Note {
        let links = format == .text ? Credit(photo).parts.compactMap(\.link) : []
        let text = snippet ?? Snippet(photo).text(format)
        let record = Record.credit((photo, text))
        let isRow = !text.contains("\n")
        return Note(
            kind: isRow ? .info : .answer, text: text,
            links: links.map { TextLink(text: $0, target: $0) }, isUnbroken: true,
            record: isRow ? record : record.withoutColumns)
    }

    static func creditsWritten(_ change: CreditFileChange, of count: Int) -> Note {
        .info(
            Phrases.wroteCredits(change.added, of: count, replacing: change.replaced, change.path),
            linking: change.path,
            to: WebLink.file(change.path)
        ).recorded(as: Record.creditFile(change))
    }
}

extension Record {
    static let credit: RecordType<(photo: Photo, text: String)> = RecordType(
        "credit", "Credit that credit prints.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField("text", "Credit in the chosen format.", isColumn: true) { $0.text },
            RecordField("invented", inventedMeaning) { $0.photo.isInvented },
        ])

    static let creditFile: RecordType<CreditFileChange> = RecordType(
        "credit_file", "File to which credit or credits wrote.",
        [
            RecordField("path", "Path of the file.", isColumn: true) { $0.path },
            RecordField("added", "Number of credits that the file lacked.") { $0.added },
            RecordField("replaced", "Number of those that replaced the photo's earlier credit.") {
                $0.replaced
            },
        ])
}
