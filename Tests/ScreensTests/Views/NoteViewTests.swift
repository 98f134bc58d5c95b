import Testing
import TextLayout

@testable import Screens

@Suite struct NoteViewTests {
    private let notes: [Note] = [.wordmark, .heart("Added to favorites.")]

    private func texts(for audience: Audience) -> [String] {
        notes.blocks(for: audience).compactMap { block in
            if case .aside(let line) = block { line.text } else { nil }
        }
    }

    @Test func `wordmark and heart are drawn for a user at a terminal`() {
        #expect(texts(for: Audience()) == ["▞▚ gallery", "♥ Added to favorites."])
    }

    @Test func `the first line of a two-line note has the note's suggested command`() {
        let blocks = [Note.info("Nothing found.\nEnter runs `search fog`.").offering("search fog")].blocks(
            for: Audience())
        #expect(blocks.count == 2)
        if case .aside(let line)? = blocks.first { #expect(line.offer == "search fog") }
    }

    @Test func `a program gets no wordmark, and a screen reader neither wordmark nor heart`() {
        #expect(texts(for: Audience(isProgram: true)) == ["♥ Added to favorites."])
        #expect(texts(for: Audience(usesScreenReader: true)) == ["Added to favorites."])
    }
}
