import CommandShell
import Testing

@Suite struct KeyboardLayoutTests {
    @Test func `text typed with the Russian layout is read as Latin keys, and Latin text is not converted`() {
        #expect(KeyboardLayout.latin("ыуфкср Сфеы 3") == "search cats 3")
        #expect(KeyboardLayout.latin("search cats") == nil)
        #expect(KeyboardLayout.latin("") == nil)
    }
}
