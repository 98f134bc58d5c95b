import TestKit
import Testing

@testable import PhotoService

@Suite struct SavedKindTests {
    @Test(arguments: ["<!DOCTYPE html><html>", " \n<html lang=\"en\">"])
    func `a web page is recognized`(text: String) {
        let file = TemporaryFile(text)
        #expect(SavedKind.isWebPage(fileAt: file.path) && !SavedKind.isLocal(fileAt: file.path))
    }

    @Test(arguments: ["", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "html"])
    func `other text is no web page`(text: String) {
        let file = TemporaryFile(text)
        #expect(!SavedKind.isWebPage(fileAt: file.path))
    }
}
