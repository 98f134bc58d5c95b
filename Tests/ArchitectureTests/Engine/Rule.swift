import Testing

/// Rule that neither the compiler nor `swift format` checks.
/// Rules must not outlive code, so these are violations: a pattern that matches no file, an exception for files that
/// follow the rule, a name that no source contains.
struct Rule: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [PathPattern]
    let exceptions: [PathPattern]
    /// Identifiers that the check looks for or allows, or patterns for them, such as `gic_decode*`. Each must occur in
    /// the code of the checked folders (`Sources`, `Tests`).
    let mentions: Set<String>
    let faults: [Fault]
    /// Texts that the rule must accept.
    let allowed: [Fault]
    private let check: Check

    private enum Check: Sendable {
        case each(@Sendable (SourceFile) -> [Violation])
        case all(@Sendable ([SourceFile]) -> [Violation])
    }

    init(
        _ name: String, in files: [PathPattern], except exceptions: [PathPattern] = [],
        mentioning mentions: Set<String> = [], faults: [Fault], allowed: [Fault] = [],
        each check: @escaping @Sendable (SourceFile) -> [Violation]
    ) {
        self.name = name
        self.files = files
        self.exceptions = exceptions
        self.mentions = mentions
        self.faults = faults
        self.allowed = allowed
        self.check = .each(check)
    }

    init(
        _ name: String, in files: [PathPattern], except exceptions: [PathPattern] = [],
        mentioning mentions: Set<String> = [], faults: [Fault], allowed: [Fault] = [],
        all check: @escaping @Sendable ([SourceFile]) -> [Violation]
    ) {
        self.name = name
        self.files = files
        self.exceptions = exceptions
        self.mentions = mentions
        self.faults = faults
        self.allowed = allowed
        self.check = .all(check)
    }

    var testDescription: String { name }

    /// Violations in a tree, including patterns that match no file.
    func violations(in tree: [SourceFile]) -> [Violation] {
        guard !files.isEmpty else {
            return [Violation(path: name, line: 1, sentence: "has no file patterns")]
        }
        let unmatched = (files + exceptions).filter { pattern in !tree.contains { pattern.matches($0.path) } }
        let unneeded = exceptions.filter { !unmatched.contains($0) && !isNeeded($0, in: tree) }
        return unmatched.map {
            Violation(path: $0.text, line: 1, sentence: "matches no file (rule \"\(name)\")")
        }
            + unneeded.map {
                Violation(path: $0.text, line: 1, sentence: "needs no exception from the rule \"\(name)\"")
            } + unknownMentions(in: tree) + found(in: tree, except: exceptions)
    }

    /// Whether a file to which the exception applies violates the rule.
    private func isNeeded(_ exception: PathPattern, in tree: [SourceFile]) -> Bool {
        let others = exceptions.filter { $0 != exception }
        let files =
            switch check {
            case .each: tree.filter { exception.matches($0.path) }
            case .all: tree
            }
        return found(in: files, except: others).contains { exception.matches($0.path) }
    }

    private func unknownMentions(in tree: [SourceFile]) -> [Violation] {
        guard !mentions.isEmpty else { return [] }
        let folders = Set(files.map { Self.folder($0.text) })
        let known = Set(
            tree.lazy.filter { folders.contains(Self.folder($0.path)) && !$0.path.hasSuffix(".txt") }
                .flatMap { $0.source.lines.flatMap(\.words) })
        let unknown = mentions.subtracting(known).filter { mention in
            let pattern = PathPattern(stringLiteral: mention)
            return !mention.contains("*") || !known.contains(where: pattern.matches)
        }
        return unknown.sorted().map {
            Violation(
                path: folders.sorted().joined(separator: ", "), line: 1,
                sentence: "nothing is called \($0), which the rule \"\(name)\" mentions")
        }
    }

    private static func folder(_ path: String) -> Substring { path.prefix { $0 != "/" } }

    func violations(of fault: Fault, in tree: [SourceFile]) -> [Violation] {
        let planted = SourceFile(path: fault.path, text: fault.text)
        return switch check {
        case .each: found(in: [planted], except: exceptions)
        case .all: found(in: tree.filter { $0.path != fault.path } + [planted], except: exceptions)
        }
    }

    private func found(in tree: [SourceFile], except exceptions: [PathPattern]) -> [Violation] {
        let checked = tree.filter { files.match($0.path) && !exceptions.match($0.path) }
        return switch check {
        case .each(let check): checked.flatMap(check)
        case .all(let check): check(checked)
        }
    }
}
