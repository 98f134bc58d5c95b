public import CommandShell
import Configuration
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct SaveCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let numbers: [Int]
        let order: SaveRequest
    }

    public static let records = [Record.saved.shape]
    public static let spec = CommandSpec(
        "save", aliases: ["download"], group: .take, Phrases.Help.save,
        examples: [
            "save 3", "save 1-9 to ~/fog", "save 2 --as png", "save 3 as fog-hero",
            "save 1-3 as fog-{n} to img", "save 3 --width=1600 --as webp",
        ],
        CommandArgument.photos.with(options).checked { numbers, order throws(UsageError) in
            try order.checkNames(numbers.count)
        }
    ) { Arguments(numbers: $0.0, order: $0.1) }

    private let saving: PhotoSavingInteractor

    public init(_ saving: PhotoSavingInteractor) { self.saving = saving }

    public static func numbers(in arguments: Arguments) -> [Int] { arguments.numbers }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) async {
        let chosen = photos.numbered(arguments.numbers)
        var names: [PhotoID: String] = [:]
        // Photos named by identifier have no list numbers, so notes name them by identifier.
        if case .named = photos.list {
        } else {
            for (number, photo) in chosen { names[photo.id] = "\(number)" }
        }
        var saved: [(photo: Photo, isScaled: Bool)] = []
        let report = SaveReport(
            photos: chosen.map(\.photo), numbers: chosen.map(\.number),
            order: saving.order(arguments.order, in: photos.list), saving: saving,
            name: { [names] in names[$0.id] ?? $0.id.description }, report: photos.output.report,
            progress: photos.output.progress, saved: { saved.append(($0, $1.isScaled)) })
        await report.run()
        if !saved.isEmpty {
            saving.remember(
                chosen.map(\.photo).filter { photo in saved.contains { $0.photo.id == photo.id } })
        }
        let notes = Note.invented(saved.map(\.photo)) + Note.limits(of: saved, names)
        if !notes.isEmpty { photos.report(notes) }
    }

    static let conversions =
        "[--as \(formats.joined(separator: "|")) | --original] [-w|--width N] [--strip gps] [--smaller] [--fav]"

    static let optionKinds: [ArgumentKind] = [
        .after("--as", [.word(formats.map { Completion($0) })]),
        .after("--width", [.word([Completion(SettingValues.fullSize)])]), .after("-w", []),
        .after("--strip", [.word([Completion("gps")])]),
        .options(["--original", "--smaller", "--fav"]),
    ]

    private static let targets: [ArgumentKind] = [
        .after("to", [.one(.folders)]), .after("--to", [.one(.folders)]),
    ]

    private static let formats = PictureFormat.allCases.map(\.rawValue)

    private static let options = CommandArgument<SaveRequest>(
        usage: { _ in
            "[as NAME…] [to DIR|FILE] \(conversions)"
        },
        takes: { _ in
            targets + [.after("as", targets + optionKinds)] + optionKinds
        }
    ) { arguments, scope throws(UsageError) in
        try refuseRange(in: arguments, scope)
        let order = try SaveRequest(takenFrom: &arguments)
        if order.name == nil, order.names.isEmpty, order.folder == nil {
            try refuseName(in: arguments, scope)
        }
        return order
    }

    /// Throws for two numbers with `to` between them, since they mean a range and no folder.
    private static func refuseRange(in words: [Word], _ scope: ParsingScope) throws(UsageError) {
        guard words.count > 2, words[1].text == "to", let numbers = scope.numbers,
            let first = Int(words[0].text), let last = Int(words[2].text), first < last,
            numbers.contains(first), numbers.contains(last)
        else { return }
        let others = words.dropFirst(3).map { LineReading.quoted($0.text) }
        let line = (["save", "\(first)-\(last)"] + others).joined(separator: " ")
        throw UsageError(.foreign(words[1].text, line: line), at: .argument(words[1].index, part: nil))
    }

    /// Throws if a name has no `as` before it; the error shows the corrected line.
    private static func refuseName(in words: [Word], _ scope: ParsingScope) throws(UsageError) {
        guard scope.numbers != nil, let last = words.last, !last.text.hasPrefix("-"),
            !last.text.contains(where: { $0 == "," }), !(last.text.first?.isNumber ?? true)
        else { return }
        let numbers = words.dropLast()
        guard !NumberList.isKeyword(last.text),
            numbers.allSatisfy({ BoardEdit.isNumbers($0.text) || NumberList.isKeyword($0.text) })
        else { return }
        let chosen = numbers.map { $0.name ?? $0.text }
        let photo = chosen.isEmpty && scope.onlyNumber == nil ? ["N"] : chosen
        let line = (["save"] + photo + ["as", LineReading.quoted(last.text)]).joined(separator: " ")
        throw UsageError(
            .nothing(Phrases.saveName(last.text, line)), at: .argument(last.index, part: nil))
    }
}

extension Note {
    /// Warning about licenses that forbid commercial use or changes; otherwise empty. `names` are the numbers of photos
    /// in their list.
    fileprivate static func limits(
        of saved: [(photo: Photo, isScaled: Bool)], _ names: [PhotoID: String]
    ) -> [Note] {
        let limited = saved.filter {
            let conditions = $0.photo.license.conditions
            return conditions.noncommercial || conditions.noDerivatives
        }
        guard !limited.isEmpty else { return [] }
        let licenses = limited.map(\.photo.license.name).distinct(by: \.self)
        let changed = limited.contains { $0.isScaled && $0.photo.license.conditions.noDerivatives }
        let numbers = saved.count > 1 ? limited.map { names[$0.photo.id] ?? $0.photo.id.description } : []
        return [
            .warning(
                Phrases.limits(
                    licenses, of: numbers,
                    isNoncommercial: limited.contains { $0.photo.license.conditions.noncommercial },
                    hasNoDerivatives: limited.contains { $0.photo.license.conditions.noDerivatives },
                    isChanged: changed))
        ]
    }
}

extension Record {
    static let saved: RecordType<(photo: Photo, saved: SavedPhoto)> = RecordType(
        "saved", "File that save wrote, or that was there.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField("path", "Path of the file.", isColumn: true) { $0.saved.file.path },
            RecordField("new", "Whether the file was written now.") { $0.saved.file.isNew },
            RecordField("width", "Width of the picture in pixels; null if unknown.") { $0.saved.width },
            RecordField("scaled", "Whether the picture was scaled down.") { $0.saved.isScaled },
            RecordField("invented", inventedMeaning) { $0.photo.isInvented },
            RecordField("embedded", "Whether the credit is in the file itself.") {
                $0.saved.metadata.hasCredit
            },
        ])
}
