import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

struct CachesPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: CachesInteractor

    func handle(_ event: CachesRequest) async {
        switch event {
        case .show:
            let contents = interactor.contents
            display.show(
                FactList(records: [Record.cache(contents)], notes: contents.texts.map(Note.answer)))
        case .clear:
            let removed = await interactor.clear()
            let sizes = [removed.memory, removed.disk, removed.replies].map(\.bytes) + [removed.index.bytes]
            display.show(
                FactList(notes: [
                    .info(
                        Phrases.Caches.cleared(
                            pictures: removed.memory.count + removed.disk.count,
                            replies: removed.replies.count, indexed: removed.index.count,
                            bytes: sizes.reduce(0, +)))
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
        ] + (index.count > 0 ? [Phrases.Caches.index(count: index.count, bytes: index.bytes)] : [])
    }
}
