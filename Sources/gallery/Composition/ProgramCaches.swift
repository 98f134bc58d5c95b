import GalleryCore
import PhotoStore
import Pictures

struct ProgramCaches: Caches {
    let pictures: PictureLibrary
    let replies: SQLiteReplies
    let folders: FoldersOnDisk

    var contents: CacheContents {
        let pictures = pictures.usage, replies = replies.contents
        return CacheContents(
            memory: pictures.memory, disk: pictures.disk,
            replies: CacheContents.Usage(
                count: replies.count, bytes: replies.bytes, limit: self.replies.byteLimit),
            index: folders.indexed)
    }

    func clear() async -> CacheContents {
        let before = contents
        await pictures.clear()
        replies.clear()
        folders.clearIndex()
        return before
    }
}
