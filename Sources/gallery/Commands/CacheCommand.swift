import CommandShell
import GalleryCore
import PhotoStore
import Pictures
import TextLayout
import Wording

/// Says what the caches hold, or empties them; favourites keep their pictures in the database.
@MainActor
final class CacheCommand: GlobalCommands {
    private let pictures: PictureLibrary
    private let replies: SQLiteReplies
    private let console: any Console

    init(pictures: PictureLibrary, replies: SQLiteReplies, console: any Console) {
        self.pictures = pictures
        self.replies = replies
        self.console = console
    }

    var verbs: [Verb] {
        [
            Verb(
                "cache", usage: "cache [clear]", summary: Phrases.Help.cache,
                examples: ["cache", "cache clear"],
                takes: [.word([Completion("clear", ending: "")])])
        ]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "cache" else { return false }
        switch command.arguments.map({ $0.lowercased() }) {
        case []:
            let pictures = pictures.status, replies = replies.contents
            let record = Record(
                "cache",
                [
                    Record.Field("memory_pictures", .integer(pictures.memoryCount)),
                    Record.Field("memory_bytes", .integer(pictures.memoryBytes)),
                    Record.Field("disk_pictures", .integer(pictures.diskCount)),
                    Record.Field("disk_bytes", .integer(pictures.diskBytes)),
                    Record.Field("replies", .integer(replies.count)),
                    Record.Field("reply_bytes", .integer(replies.bytes)),
                ])
            console.show([.record(record)])
            console.say(
                Line(pictures.inMemory), Line(pictures.onDisk), Line(self.replies.onDisk))
        case ["clear"]:
            let before = await pictures.clear()
            let known = replies.contents
            replies.clear()
            console.say(
                Line(
                    Phrases.Caches.cleared(
                        pictures: before.memoryCount + before.diskCount, replies: known.count,
                        bytes: before.memoryBytes + before.diskBytes + known.bytes)))
        default: throw UsageError(.arguments("cache"))
        }
        return true
    }
}

extension PictureCacheStatus {
    /// What is in memory, as `status` says it.
    var inMemory: String {
        Phrases.Caches.inMemory(count: memoryCount, bytes: memoryBytes, limit: memoryLimit)
    }
    /// What is on disk.
    var onDisk: String { Phrases.Caches.onDisk(count: diskCount, bytes: diskBytes, limit: diskLimit) }
}

extension SQLiteReplies {
    /// The replies, as `status` says it.
    var onDisk: String {
        let (count, bytes) = contents
        return Phrases.Caches.replies(count: count, bytes: bytes, limit: byteLimit)
    }
}
