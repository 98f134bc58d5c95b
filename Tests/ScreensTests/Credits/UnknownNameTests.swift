import GalleryCore
import Testing
import UseCases

@testable import Screens

@Suite struct UnknownNameTests {
    private let missing = ScreenError.store(.unreadable(path: "/img/misty mornin", cause: .system(2)))

    private func notes(_ error: ScreenError, _ words: String...) -> [String] {
        Note.problem(error, of: words, amongBoards: ["Hall", "Misty mornings"]).map(\.text)
    }

    @Test func `for a name that is neither a file nor a board, the error names the nearest board`() {
        #expect(
            notes(missing, "misty", "mornin") == [
                "There is no folder, file or board misty mornin; did you mean `Misty mornings`?"
            ])
        #expect(
            notes(missing, "nature") == [
                "There is no folder, file or board nature; `boards` lists the boards."
            ])
    }

    @Test func `for numbers of photos, the error names the command for photos with all words`() {
        let request = CreditsRequest.list(["3", "5-7"], .markdown, to: "my notes.md", base: "site")
        let line = "credit 3 5-7 md to \"my notes.md\" --base site"
        #expect(request.lineForPhotos == line)
        #expect(CreditsRequest.list(["3"], nil, to: nil).lineForPhotos == "credit 3")
        #expect(CreditsRequest.list(["hall"], nil, to: nil).lineForPhotos == nil)
        let notes = Note.problem(missing, of: request.names, amongBoards: [], forPhotos: line)
        #expect(notes.map(\.offer) == [line])
    }

    @Test func `for a path, or an error other than a missing file, the file error is shown unchanged`() {
        #expect(notes(missing, "static/img") == Note.problem(missing).map(\.text))
        let other = ScreenError.store(.unreadable(path: "/a.txt", cause: .notAFile))
        #expect(notes(other, "a.txt") == Note.problem(other).map(\.text))
    }
}
