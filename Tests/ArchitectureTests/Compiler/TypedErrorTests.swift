import Testing

/// Compiler bug that `IsolationRules` works around (related: swiftlang/swift 86083): with
/// NonisolatedNonsendingByDefault, an async function that rethrows a typed error loses its caller's executor.
@Suite(.enabled(if: SwiftCompiler.path != nil, "swiftc is not installed"))
struct TypedErrorTests {
    private static let forms: Set<Substring> = [
        "requirement", "passing", "passingMember", "passingConstant", "passingConcrete", "rethrowing",
        "result", "isolated", "untyped", "free",
    ]

    @Test
    func `without the isolation feature, code stays on the main actor after every form of typed throws`()
        throws
    {
        let program = try SwiftCompiler.run("TypedErrors", options: [])
        #expect(program.elsewhere == [], "async functions lose the main actor also without the feature")
        #expect(program.main == Self.forms)
    }

    @Test
    func `with the isolation feature, code leaves the main actor after some form of typed throws`()
        throws
    {
        let program = try SwiftCompiler.run(
            "TypedErrors", options: ["-enable-upcoming-feature", IsolationRules.feature])
        #expect(
            !program.elsewhere.isEmpty,
            "the compiler is fixed: remove this suite and the rule against \(IsolationRules.feature)")
        #expect(program.main.union(program.elsewhere) == Self.forms)
    }
}
