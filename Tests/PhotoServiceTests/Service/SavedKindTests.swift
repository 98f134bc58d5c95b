import TestKit
import Testing

@testable import PhotoService

@Suite struct SavedKindTests {
    @Test(arguments: ["<!DOCTYPE html><html>", " \n<html lang=\"en\">"])
    func `HTML text is recognized as a web page`(text: String) {
        let file = TemporaryFile(text)
        #expect(SavedKind.isWebPage(fileAt: file.path) && !SavedKind.isLocal(fileAt: file.path))
    }

    @Test(arguments: ["", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "html"])
    func `an empty file, SVG and plain text are not recognized as web pages`(text: String) {
        let file = TemporaryFile(text)
        #expect(!SavedKind.isWebPage(fileAt: file.path))
    }
}
