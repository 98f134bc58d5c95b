import Testing

/// Rule that neither the compiler nor `swift format` checks.
/// A pattern that matches no file, or a name that no source contains, is a violation: rules must not outlive code.
struct Rule: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [PathPattern]
    let exceptions: [PathPattern]
    /// Identifiers that the check looks for or allows; each must occur under `Sources`.
    let mentions: Set<String>
    let faults: [Fault]
    private let check: Check

    private enum Check: Sendable {
        case each(@Sendable (SourceFile) -> [Violation])
        case all(@Sendable ([SourceFile]) -> [Violation])
    }

    init(
        _ name: String, in files: [PathPattern], except exceptions: [PathPattern] = [],
        mentioning mentions: Set<String> = [], faults: [Fault],
        each check: @escaping @Sendable (SourceFile) -> [Violation]
    ) {
        self.name = name
        self.files = files
        self.exceptions = exceptions
        self.mentions = mentions
        self.faults = faults
        self.check = .each(check)
    }

    init(
        _ name: String, in files: [PathPattern], except exceptions: [PathPattern] = [],
        mentioning mentions: Set<String> = [], faults: [Fault],
        all check: @escaping @Sendable ([SourceFile]) -> [Violation]
    ) {
        self.name = name
        self.files = files
        self.exceptions = exceptions
        self.mentions = mentions
        self.faults = faults
        self.check = .all(check)
    }

    var testDescription: String { name }

    /// Violations in a tree, including patterns that match no file.
    func violations(in tree: [SourceFile]) -> [Violation] {
        guard !files.isEmpty else {
            return [Violation(path: name, line: 1, sentence: "has no file patterns")]
        }
        let unmatched = (files + exceptions).filter { pattern in !tree.contains { pattern.matches($0.path) } }
        return unmatched.map {
            Violation(path: $0.text, line: 1, sentence: "matches no file (rule \"\(name)\")")
        } + unknownMentions(in: tree) + found(in: tree)
    }

    private func unknownMentions(in tree: [SourceFile]) -> [Violation] {
        guard !mentions.isEmpty else { return [] }
        let known = Set(
            tree.lazy.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }
                .flatMap { $0.source.lines.flatMap(\.words) })
        return mentions.subtracting(known).sorted().map {
            Violation(
                path: "Sources", line: 1,
                sentence: "nothing is called \($0), which the rule \"\(name)\" mentions")
        }
    }

    func violations(of fault: Fault, in tree: [SourceFile]) -> [Violation] {
        let planted = SourceFile(path: fault.path, text: fault.text)
        return switch check {
        case .each: found(in: [planted])
        case .all: found(in: tree.filter { $0.path != fault.path } + [planted])
        }
    }

    private func found(in tree: [SourceFile]) -> [Violation] {
        let checked = tree.filter { files.match($0.path) && !exceptions.match($0.path) }
        return switch check {
        case .each(let check): checked.flatMap(check)
        case .all(let check): check(checked)
        }
    }
}
