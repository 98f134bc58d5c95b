import Testing

struct ErrorPayloadTests {
    @Test func `error cases that carry a payload are found in the sources`() {
        #expect(ErrorRules.cases.isSuperset(of: ["offline", "refused", "failed", "notAPicture", "missing"]))
    }

    @Test(arguments: [
        Fault(
            "Sources/PhotoStore/Planted.swift", #"throw .failed(path: path, cause: .reported("\(error)"))"#),
        Fault("Sources/PhotoService/Planted.swift", #"throw .offline(.host("\(host)", .lost))"#),
        Fault("Sources/PhotoService/Planted.swift", #"logger.warning("worker ended")"#),
        Fault("Sources/Wording/Planted.swift", #"explanation(.refused("a sentence here"))"#),
    ])
    func `the error rule allows interpolated values, log messages, and sentences in Wording`(fault: Fault) {
        #expect(ErrorRules.rule.violations(of: fault, in: []) == [])
    }
}
