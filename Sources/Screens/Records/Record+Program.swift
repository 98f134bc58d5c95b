import CommandShell
import Configuration
import GalleryCore
import TextLayout
import UseCases
import Wording

extension Record {
    static let service = RecordType<(name: ServiceName, isAsked: Bool, isReady: Bool)>(
        "service", "Service that can be chosen.",
        [
            RecordField("name", "Name.") { $0.name.rawValue },
            RecordField("asked", "Whether the service is in use.") { $0.isAsked },
            RecordField("ready", "Whether the service is set up.") { $0.isReady },
        ])

    static let graphics = RecordType<Graphics>(
        "protocol", "Protocol for pictures.",
        [
            RecordField("name", "Name of the protocol.") { $0.method.rawValue },
            RecordField("reason", "Reason of the choice.") { $0.reason.text },
            RecordField("terminal", "Name of the terminal.") { $0.terminal },
            RecordField("colors", "Number of colors; 0 without color.") { $0.colors },
            RecordField("cell_width", "Width of a cell in pixels.") { $0.cell.width },
            RecordField("cell_height", "Height of a cell in pixels.") { $0.cell.height },
        ])

    static let key = RecordType<(service: ServiceName, source: SettingSource?)>(
        "key", "Access key; its value is never printed.",
        [
            RecordField("service", "Service that the key is for.") { $0.service.rawValue },
            RecordField("source", "Source of the key: file or environment; null if it is not set.") {
                $0.source?.rawValue
            },
        ])

    static let setting = RecordType<(name: String, value: String?, source: SettingSource?)>(
        "setting", "Setting or access key.",
        [
            RecordField("name", "Name.") { $0.name },
            RecordField("value", "Value; null for a key.") { $0.value },
            RecordField("source", "Source: \(sources); null for a key that is not set.") {
                $0.source?.rawValue
            },
        ])

    static let cache = RecordType<CacheContents>("cache", "What the caches contain.", cacheFields)

    static let cacheFields: [RecordField<CacheContents>] = [
        RecordField("memory_pictures", "Number of decoded pictures in memory.") { $0.memory.count },
        RecordField("memory_bytes", "Their size.") { $0.memory.bytes },
        RecordField("disk_pictures", "Number of pictures on the disk.") { $0.disk.count },
        RecordField("disk_bytes", "Their size.") { $0.disk.bytes },
        RecordField("replies", "Number of replies of services.") { $0.replies.count },
        RecordField("reply_bytes", "Their size.") { $0.replies.bytes },
        RecordField("indexed_files", "Number of files in the index of your folders.") { $0.index.count },
        RecordField("index_bytes", "Its size.") { $0.index.bytes },
    ]

    static let status = RecordType<(facts: StatusFacts, toMirror: Int, picturesFolder: String)>(
        "status", "What status shows.",
        [
            RecordField("service", "Service in use.") { $0.facts.service.rawValue },
            RecordField("requests_left", "Number of requests left.") { $0.facts.lowest?.remaining },
            RecordField("requests", "Request limit.") { $0.facts.lowest?.limit },
            RecordField("favorites", "Number of favorites.") {
                (try? $0.facts.store.get())?.favorites
            },
            RecordField("to_mirror", "Number of changes of favorites to send to accounts.") { $0.toMirror },
            RecordField(
                "to_index", "Number of pictures that the running index of a folder still has to decode."
            ) {
                $0.facts.indexing.map { $0.count - $0.done } ?? 0
            },
            RecordField("pictures_folder", "Folder for saved photos.") { $0.picturesFolder },
            RecordField("version", "Version of gallery.") { _ in ProgramVersion.number },
        ])

    private static let sources = SettingSource.allCases.map(\.rawValue).joined(separator: ", ")
}
