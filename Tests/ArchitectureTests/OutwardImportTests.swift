import Testing

/// Mistake 4.
struct OutwardImportTests {
    @Test func `the table lists exactly the targets there are`() {
        #expect(Set(ImportRules.allowed.keys) == Set(SourceTree.sources.map(\.target)))
    }
}
