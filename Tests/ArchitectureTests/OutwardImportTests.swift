import Testing

struct OutwardImportTests {
    @Test func `the import table lists exactly the existing targets`() {
        #expect(Set(ImportRules.allowed.keys) == Set(SourceTree.sources.map(\.target)))
    }
}
