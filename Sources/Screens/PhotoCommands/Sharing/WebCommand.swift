public import CommandShell
public import GalleryCore
public import TextLayout
import UseCases
import Wording

public struct WebCommand: PhotoCommand {
    public static let records = [Record.page.shape]
    public static let spec: CommandSpec<Int> = CommandSpec(
        "web", group: .take, Phrases.Help.web, examples: ["web 3", "web 12"], .photo)

    private let pages: PageInteractor

    public init(_ pages: PageInteractor) { self.pages = pages }

    public func run(_ number: Int, on photos: PhotoSelection) async {
        guard let photo = photos.photo(number) else { return }
        let page = photo.pageLink.flatMap(WebLink.https)
        guard let link = page ?? photo.folderAddress else {
            return photos.report(.problem(Phrases.noPage))
        }
        let name = page ?? FileAddress.path(link)?.withoutControls ?? link
        let opened = page == nil ? Phrases.Files.opened(name) : Phrases.opened(name)
        photos.report(
            .info(await pages.open(link) ? opened : name, linking: name, to: link)
                .recorded(as: Record.page((photo, link))))
    }
}

/// Opens web pages of photos and folders of files.
public struct PageInteractor: Sendable {
    let pages: any PageOpening

    public init(pages: any PageOpening) { self.pages = pages }

    /// Returns false if no program opens. `link` is an https address, or that of a folder.
    func open(_ link: String) async -> Bool { await pages.open(link) }
}

extension Record {
    static let page: RecordType<(photo: Photo, link: String)> = RecordType(
        "page", "Page or folder that web opens.",
        [
            RecordField("id", idMeaning) { $0.photo.id.description },
            RecordField("page", "Address of the photo's page, or of the file's folder.", isColumn: true) {
                $0.link
            },
        ])
}
