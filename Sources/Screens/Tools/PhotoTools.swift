public import GalleryCore
public import MCP
import TextLayout
public import UseCases
import Wording

/// Tools that `gallery mcp` offers to other programs. They read no favorites, boards or taste, and delete nothing.
public struct PhotoTools: Sendable {
    let lookup: LookupInteractor
    let credits: CreditInteractor
    let saving: PhotoSavingInteractor
    let comparison: ComparisonInteractor
    let folders: FolderInteractor
    let services: [ServiceName]
    /// Longest wait of the running requests; `nil` if none waits.
    let wait: @Sendable () -> NetworkWait?

    public init(
        lookup: LookupInteractor, credits: CreditInteractor, saving: PhotoSavingInteractor,
        comparison: ComparisonInteractor, folders: FolderInteractor, services: [ServiceName],
        wait: @escaping @Sendable () -> NetworkWait?
    ) {
        self.lookup = lookup
        self.credits = credits
        self.saving = saving
        self.comparison = comparison
        self.folders = folders
        self.services = services
        self.wait = wait
    }

    public var all: [Tool] {
        [searchPhotos, getPhoto, credit, savePhoto, checkCredits, similarPhotos]
    }

    public func session(send: @escaping @Sendable (String) -> Void) -> ToolSession {
        ToolSession(
            ToolSession.Program(
                name: "gallery", version: ProgramVersion.number,
                instructions: Phrases.Tools.instructions),
            tools: all, explain: { $0.map(Phrases.Tools.explanation) ?? Phrases.Tools.tooManyCalls },
            send: send)
    }

    static let id = ToolParameter(
        text: "id", "Identifier of a photo, such as commons:12345, or the https address of its page.",
        isRequired: true, longest: 2_000)
    static let page = ToolParameter("page", "Page of the results, from 1.", in: 1...100, default: 1)
    static let count = ToolParameter(
        "count", "Maximum number of photos on a page.", in: 1...30, default: 10)
    static let pictures = ToolParameter(
        "thumbnails", "Number of photos, from the first, whose pictures (at most 512 pixels) are attached.",
        in: 0...10, default: 0)

    func id(_ arguments: ToolArguments) throws(ArgumentFault) -> PhotoID {
        let text = try arguments[Self.id] ?? ""
        guard let id = lookup.id(named: text), id.service != .own else {
            throw Self.id.refused(Phrases.Tools.noPhotoName(text))
        }
        return id
    }
}
