import Testing
import TextLayout

@Suite struct CardTests {
    private func card(_ title: String, _ author: String, section: String? = nil) -> Card {
        let aside = section.map { [Span.aside($0)] } ?? []
        return Card(
            number: 1, picture: Picture(of: title, width: 3, height: 2),
            caption: [
                Line([Span("1 ", .number), Span(title, .title)]), Line([Span(author, .author)] + aside),
            ],
            facts: Line("3,000 × 2,000 · CC0", .quiet))
    }

    private func text(
        _ card: Card, _ width: Int, _ style: CaptionStyle = .full, hasRoom: Bool = true
    ) -> [String] { card.lines(in: width, style, hasRoom: hasRoom).map(\.text) }

    @Test func `a long title gets a second row if the picture leaves room`() {
        let card = card("Fog over the quiet fjord in the north", "Ann")
        #expect(text(card, 20) == ["1 Fog over the quiet", "fjord in the north", "Ann"])
        #expect(text(card, 12) == ["1 Fog over", "the quiet f…", "Ann"])
        #expect(text(card, 20, hasRoom: false) == ["1 Fog over the quie…", "Ann"])
        #expect(text(card, 20, .short) == ["1 Fog over the quie…", "Ann"])
        #expect(text(card, 80) == ["1 Fog over the quiet fjord in the north", "Ann"])
    }

    @Test func `size and license are shown only in the caption style "facts"`() {
        let card = card("Fog", "Ann")
        #expect(text(card, 20, .facts) == ["1 Fog", "Ann", "3,000 × 2,000 · CC0"])
        #expect(text(card, 12, .facts) == ["1 Fog", "Ann", "3,000 × 2,0…"])
        #expect(text(card, 20, .full) == ["1 Fog", "Ann"])
    }

    @Test func `the text after the author is omitted if its first word does not fit`() {
        let card = card("Fog", "Ann Smith", section: "Autumn colors")
        #expect(text(card, 25) == ["1 Fog", "Ann Smith · Autumn colors"])
        #expect(text(card, 20) == ["1 Fog", "Ann Smith · Autumn …"])
        #expect(text(card, 19) == ["1 Fog", "Ann Smith · Autumn…"])
        #expect(text(card, 18) == ["1 Fog", "Ann Smith"])
        #expect(text(card, 8) == ["1 Fog", "Ann Smi…"])
    }

    @Test func `a card in plain text is one line`() {
        #expect(card("Fog", "Ann", section: "Autumn").text.text == "1 Fog  Ann · Autumn")
    }
}
