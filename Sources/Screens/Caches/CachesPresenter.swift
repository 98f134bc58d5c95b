import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

struct CachesPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let caches: any Caches
    let undo: any UndoStore

    func handle(_ event: CachesRequest) async {
        switch event {
        case .show:
            let contents = caches.contents
            display.show(
                FactList(records: [Record.cache(contents)], notes: contents.texts.map(Note.answer)))
        case .clear:
            let before = await caches.clear()
            // `clear` fails while personal data is locked, so that removed photos can still be restored.
            let isUndoCleared = (try? undo.clear()) != nil
            let sizes = [before.memory, before.disk, before.replies].map(\.bytes)
            display.show(
                FactList(notes: [
                    .info(
                        Phrases.Caches.cleared(
                            pictures: before.memory.count + before.disk.count, replies: before.replies.count,
                            bytes: sizes.reduce(0, +), isUndoCleared: isUndoCleared))
                ]))
        }
    }
}

extension CacheContents {
    var texts: [String] {
        [
            Phrases.Caches.inMemory(count: memory.count, bytes: memory.bytes, limit: memory.limit),
            Phrases.Caches.onDisk(count: disk.count, bytes: disk.bytes, limit: disk.limit),
            Phrases.Caches.replies(count: replies.count, bytes: replies.bytes, limit: replies.limit),
        ]
    }
}
