import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite(.timeLimit(.minutes(1))) struct CachesInteractorTests {
    private let caches = StubCaches(memory: 1, disk: 2, replies: 3)

    @Test func `clearing empties the caches and the undo log, and returns the former contents`() async {
        let undo = StubUndo()
        let former = caches.contents
        let (removed, isUndoCleared) = await CachesInteractor(caches: caches, undo: undo).clear()
        #expect(removed == former && isUndoCleared && undo.clearings == 1)
        #expect(caches.contents == StubCaches().contents)
    }

    @Test func `while personal data is locked, clearing empties the caches and keeps the undo log`() async {
        let undo = StubUndo(isLocked: true)
        let (removed, isUndoCleared) = await CachesInteractor(caches: caches, undo: undo).clear()
        #expect(removed.replies.count == 3 && !isUndoCleared && undo.clearings == 0)
        #expect(caches.contents == StubCaches().contents)
    }
}
