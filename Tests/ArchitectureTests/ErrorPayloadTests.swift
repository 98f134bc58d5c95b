import Testing

struct ErrorPayloadTests {
    @Test func `error cases that carry a payload are found in the sources`() {
        #expect(ErrorRules.cases.isSuperset(of: ["offline", "refused", "failed", "notAPicture", "missing"]))
    }
}
