import Testing

struct ArchitectureRuleTests {
    @Test(arguments: ArchitectureRules.rules) func `the sources follow the rule`(rule: Rule) {
        #expect(rule.violations(in: SourceTree.files) == [])
    }

    @Test(arguments: ArchitectureRules.rules.flatMap { rule in rule.faults.map { (rule, $0) } })
    func `a rule finds each violation that was written to test it`(rule: Rule, fault: Fault) {
        let violations = rule.violations(of: fault, in: SourceTree.files)
        #expect(violations.filter { $0.path == fault.path }.count == 1, "\(violations)")
    }

    @Test(arguments: ArchitectureRules.rules.flatMap { rule in rule.allowed.map { (rule, $0) } })
    func `a rule accepts the code that was written as allowed`(rule: Rule, text: Fault) {
        #expect(rule.violations(of: text, in: SourceTree.files).filter { $0.path == text.path } == [])
    }

    @Test(arguments: ArchitectureRules.rules) func `each rule has a violation that tests it`(rule: Rule) {
        #expect(!rule.faults.isEmpty)
    }

    @Test func `each planted violation is in an existing folder, in an existing or a planted file`() {
        let paths = SourceTree.files.map(\.path)
        let stale = Set(ArchitectureRules.rules.flatMap(\.faults).map(\.path)).filter { path in
            guard path.hasPrefix("Sources/") || path.hasPrefix("Tests/") else { return false }
            let folder = path.split(separator: "/").dropLast().joined(separator: "/") + "/"
            let isPlanted = path.contains("lanted") && paths.contains { $0.hasPrefix(folder) }
            return !isPlanted && !paths.contains(path)
        }
        #expect(stale == [])
    }

    @Test func `rule names are unique`() {
        #expect(Set(ArchitectureRules.rules.map(\.name)).count == ArchitectureRules.rules.count)
    }

    @Test func `a rule without patterns is a violation, and so is a pattern that matches no file`() {
        let gone = Rule("planted", in: ["Sources/NoSuch/*.swift"], faults: []) { (_: SourceFile) in [] }
        #expect(gone.violations(in: SourceTree.files).map(\.path) == ["Sources/NoSuch/*.swift"])
        let nowhere = Rule("planted", in: [], faults: []) { (_: SourceFile) in [] }
        #expect(nowhere.violations(in: SourceTree.files).count == 1)
    }

    @Test func `a rule that mentions a name absent from all sources is a violation`() {
        let rule = Rule(
            "planted", in: ["Sources/*.swift"], mentioning: ["PhotoLists", "NoSuchType"], faults: []
        ) {
            (_: SourceFile) in []
        }
        #expect(
            rule.violations(in: SourceTree.files).map(\.sentence) == [
                "nothing is called NoSuchType, which the rule \"planted\" mentions"
            ])
    }

    @Test func `a rule that mentions a pattern which no name matches is a violation`() {
        let rule = Rule("planted", in: ["Sources/*.c"], mentioning: ["gic_decode*", "*NoSuch*"], faults: []) {
            (_: SourceFile) in []
        }
        #expect(rule.violations(in: SourceTree.files).map(\.path) == ["Sources"])
    }

    @Test func `an exception for files that follow the rule is a violation`() {
        let exceptions: [PathPattern] = ["Sources/Viper/*", "Sources/Screens/*"]
        let each = Rule("planted", in: ["Sources/*.swift"], except: exceptions, faults: []) { file in
            file.target == "Screens" ? [Violation(path: file.path, line: 1, sentence: "")] : []
        }
        let all = Rule("planted", in: ["Sources/*.swift"], except: exceptions, faults: []) { files in
            files.filter { $0.target == "Screens" }.map { Violation(path: $0.path, line: 1, sentence: "") }
        }
        #expect(each.violations(in: SourceTree.files).map(\.path) == ["Sources/Viper/*"])
        #expect(all.violations(in: SourceTree.files).map(\.path) == ["Sources/Viper/*"])
    }

    @Test func `each pattern of a rule must match a file`() {
        let rule = Rule(
            "planted", in: ["Sources/*.swift", "Sources/gallery/Moved.swift"],
            except: ["Sources/Viper/Gone.swift"],
            faults: []
        ) { (_: SourceFile) in [] }
        #expect(
            rule.violations(in: SourceTree.files).map(\.path) == [
                "Sources/gallery/Moved.swift", "Sources/Viper/Gone.swift",
            ])
    }

    @Test(arguments: [
        ("Sources/*.swift", "Sources/A/B/C.swift", true),
        ("Sources/*View.swift", "Sources/A/View.swift", true),
        ("Sources/*.swift", "Tests/A.swift", false), ("README.md", "README.md", true), ("*", "a/b", true),
        ("README.md", "Sources/README.md", false), ("a*b*a", "aba", true), ("a*b*a", "aa", false),
        ("aa*aa", "aaa", false),
    ])
    func `a pattern must match the whole path, and each star in it matches any text`(
        pattern: String, path: String, matches: Bool
    ) {
        #expect(PathPattern(stringLiteral: pattern).matches(path) == matches)
    }
}
