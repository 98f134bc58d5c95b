import GalleryCore
import MCP
import TextLayout
import UseCases
import Wording

extension PhotoTools {
    private static let format = ToolParameter(
        "format", "Format of the credit: plain text by default; figure formats show the saved file.",
        choices: CreditFormat.allCases.map(\.rawValue))
    private static let base = ToolParameter(
        text: "base", "Folder to which paths in figures are relative; / for the root of a site.")
    private static let checkedFolder = ToolParameter(
        text: "folder", "Folder with pictures, relative to the permitted folder or absolute inside it.",
        longest: 4_000)

    var credit: Tool {
        Tool(
            "credit", title: Phrases.Tools.Title.credit, Phrases.Tools.credit,
            parameters: [Self.id.shape, Self.format.shape, Self.base.shape],
            output: Record.photoCredit.shape
        ) { arguments, context async throws(ArgumentFault) in
            let id = try id(arguments), base = try arguments[Self.base]
            let format = try arguments[Self.format].flatMap(CreditFormat.init(rawValue:)) ?? credits.format
            return await result(context) { () async throws(ScreenError) in
                let photo = try await asking(await lookup.photo(id))
                let credit = try await credits.credit(of: photo, as: format, base: base)
                let note = credit.isComplete ? [] : [Phrases.Tools.notSaved]
                return ToolResult(
                    text: ([credit.text, Phrases.Tools.terms(of: photo)] + note).joined(separator: "\n\n"),
                    structure: Self.structure(Record.photoCredit((photo, format, credit))))
            }
        }
    }

    var checkCredits: Tool {
        Tool(
            "check_credits", title: Phrases.Tools.Title.check, Phrases.Tools.check,
            parameters: [Self.checkedFolder.shape], output: Record.checkedFolder.shape
        ) { arguments, context async throws(ArgumentFault) in
            let folder = try await folder(Self.checkedFolder, arguments, context)
            return await result(context) { () async throws(ScreenError) in
                Self.report(try await check(folder, context))
            }
        }
    }

    @MainActor private func check(
        _ folder: String, _ context: ToolContext
    ) async throws(ScreenError) -> CheckedFolder {
        let files = try await credits.files(at: [folder])
        var result = CheckedFolder(folder: folder)
        result.withoutCredit = files.filter { $0.photo == nil }.map(\.path)
        let subjects = files.compactMap { file in
            file.photo.flatMap { photo in
                photo.id.service == .own ? nil : ComparisonInteractor.Subject(photo: photo, file: file)
            }
        }
        let summary = await comparison.run(subjects) { number in
            await context.progress(Phrases.Check.progress(number, of: subjects.count))
        } found: { subject, changes in
            result.findings += changes.map { change in
                CheckedFolder.Finding(photo: subject.photo, path: subject.path, change: change)
            }
        }
        guard let summary else { throw .catalog(.cancelled) }
        result.summary = summary
        return result
    }

    private static func report(_ folder: CheckedFolder) -> ToolResult {
        let findings = folder.findings.map {
            Phrases.Check.sentence($0.change, $0.path ?? "", $0.photo.id.service)
        }
        let heading = Phrases.Tools.checked(
            folder.summary.checked, changed: folder.summary.changed, in: folder.folder)
        let lines = [heading] + findings + folder.withoutCredit.map(Phrases.noCredit) + folder.failures
        return ToolResult(
            text: lines.joined(separator: "\n"),
            structure: structure(Record.checkedFolder(folder), exact: ["folder", "without_credit"]))
    }
}
