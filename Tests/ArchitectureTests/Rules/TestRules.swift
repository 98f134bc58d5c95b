/// Tests that can fail, and wait for events.
enum TestRules {
    static let all = [
        Rule(
            "a test checks something", in: ["Tests/*.swift"],
            except: [
                // Shows in the list of skipped tests that a shell is missing.
                "Tests/EndToEndTests/Options/ShellScriptTests.swift"
            ],
            faults: [
                "@Test func `a photo is saved`() {\n    _ = plantedCall()\n}",
                "@Test(arguments: [1])\nfunc `a photo is saved`(n: Int) async throws {\n    _ = try await plantedCall()\n}",
                "@Test func `a photo is saved`() { plantedCall() }",
            ].map { Fault("Tests/ViperTests/Planted.swift", "struct Planted {\n\($0)\n}") },
            allowed: [
                Fault(
                    "Tests/ViperTests/Planted.swift",
                    """
                    struct Planted {
                        @Test func `a photo is saved`() { checkPlanted() }
                        @Test func `a photo is removed`() throws {
                            let photo = try #require(saved.first)
                            photo.remove()
                        }
                        private func checkPlanted() {
                            #expect(saved == [])
                        }
                    }
                    """)
            ], all: unchecked),
        Rule(
            "a check can fail", in: ["Tests/*.swift"],
            faults: [
                "#expect(true)", "#expect(saved.count == saved.count)", "try #require(true, \"saved\")",
                "#expect(!false)",
                "#expect(\n    photo == photo)", "#expect(1 == 1)", "#expect(saved.count >= 0)",
                "#expect(Bool(true))",
                "#expect(saved.isEmpty || true)",
            ].map { Fault("Tests/ViperTests/Planted.swift", $0) },
            allowed: [
                Fault(
                    "Tests/ViperTests/Planted.swift",
                    "#expect(a.b == b)\n#expect(isTrue)\n#expect(a == a.b)\n#expect(n >= 01)")
            ]
        ) { (file: SourceFile) in
            guard file.text.has("#expect(") || file.text.has("#require(") else { return [] }
            let code = file.source.lines.map(\.code).joined(separator: "\n")
            return code.matches(of: tautology).map { match in
                let number = file.source.lines[code[..<match.range.lowerBound].count { $0 == "\n" }].number
                return Violation(path: file.path, line: number, sentence: "checks what is always true")
            }
        },
        Rule(
            "no test waits for a fixed time", in: ["Tests/*.swift"],
            except: [
                "Tests/TestKit/*", "Tests/Benchmarks/*",
                // End processes at random times.
                "Tests/StoreKills/*", "Tests/PhotoStoreTests/Kills/*",
                "Tests/PhotoStoreTests/Rescue/QuarantineTests.swift",
                "Tests/PhotoServiceTests/Openverse/TokenKillTests.swift",
                // Expect that nothing happens, or imitate a slow part.
                "Tests/CommandShellTests/PrefetchingTests.swift", "Tests/CommandShellTests/ResizeTests.swift",
                "Tests/CommandShellTests/WaitingTests.swift",
                "Tests/EndToEndTests/Session/SeveralShellsTests.swift",
                "Tests/EndToEndTests/Session/WaitingSessionTests.swift",
                "Tests/PhotoServiceTests/All/StubMember.swift",
                "Tests/PhotoServiceTests/Decoding/DecodingThreadTests.swift",
                "Tests/PhotoServiceTests/Transport/DeadlineTests.swift",
                "Tests/PhotoServiceTests/Transport/WikimediaTests.swift",
                "Tests/PicturesTests/Containment/ContainmentTests.swift", "Tests/TerminalTests/Console/*",
            ],
            faults: [
                "try await Task.sleep(for: .milliseconds(50))", "usleep(50_000)",
                "Thread.sleep(forTimeInterval: 0.1)",
                "try? await ContinuousClock().sleep(for: .seconds(1))", "sleep(1)",
                "try await clock.sleep(until: .now + .seconds(2))",
                "_ = Glibc.usleep(100)", "try await Task.sleep(nanoseconds: 1_000_000)",
                "nanosleep(&time, nil)",
                "_ = poll(nil, 0, 100)",
            ].map { Fault("Tests/ViperTests/Planted.swift", $0) },
            allowed: [
                // A sleep that the test cancels.
                Fault(
                    "Tests/ViperTests/Planted.swift",
                    "try? await Task.sleep(for: .seconds(600))\nawait eventually { isDone }")
            ]
        ) { file in
            file.source.violations { line in
                guard
                    line.words.contains(where: sleeps.contains)
                        || line.words.starts(with: ["_", "poll", "nil"]),
                    !line.words.contains("func"), line.code.firstMatch(of: /\.seconds\([1-9]\d+\)/) == nil
                else { return nil }
                return "waits for a fixed time: wait for the event with `eventually`"
            }
        },
    ]

    private static let sleeps: Set = ["sleep", "usleep", "nanosleep", "clock_nanosleep", "asyncAfter"]

    /// Matches conditions that hold for all values.
    private static var tautology: Regex<(Substring, Substring?)> {
        /#(?:expect|require)\(\s*(?:!false\b|(?:Bool\()?true\b|[^\n]*\|\| true\b|1 == 1\b|[^\n=]*\.count >= 0\b|([\w.\[\]()]+) (?:==|<=|>=) \1\s*[,)])/
    }

    private static func unchecked(_ files: [SourceFile]) -> [Violation] {
        let functions = files.filter { $0.path.hasPrefix("Tests/") }.flatMap(functions)
        var checking: Set<String> = []
        var size = -1
        while size != checking.count {
            size = checking.count
            checking = Set(functions.filter { $0.checks || !$0.words.isDisjoint(with: checking) }.map(\.name))
        }
        return functions.filter { $0.isTest && !$0.checks && $0.words.isDisjoint(with: checking) }.map {
            Violation(path: $0.path, line: $0.line, sentence: "is a test without an expectation")
        }
    }

    private struct Function {
        let path: String, line: Int, name: String, isTest: Bool
        var words: Set<String> = []
        var checks = false
    }

    /// Functions with the identifiers of their bodies.
    private static func functions(in file: SourceFile) -> [Function] {
        var found: [Function] = []
        var open: [(indentation: Int, index: Int)] = []
        var isTest = false
        for line in file.source.lines {
            isTest = isTest || line.code.has("@Test")
            if let position = line.words.firstIndex(of: "func"), position + 1 < line.words.count {
                // The name of a test is a sentence, which no function calls.
                let name = isTest ? "" : line.words[position + 1]
                open.append((line.indentation, found.count))
                found.append(Function(path: file.path, line: line.number, name: name, isTest: isTest))
                isTest = false
            }
            let code = line.code.split(separator: "`").last.map(String.init) ?? ""
            let body = Set(line.words.contains("func") ? Property.names(code) : line.words)
            for (_, index) in open {
                found[index].words.formUnion(found[index].isTest ? body : Set(line.words.dropFirst()))
                found[index].checks = found[index].checks || checks.contains(where: line.code.has)
            }
            let closes = line.code.hasSuffix("}") || line.code.hasSuffix("})")
            open.removeAll {
                $0.indentation == line.indentation && closes
                    && (line.code.has("func ") || line.code.drop { $0 == " " }.hasPrefix("}"))
            }
        }
        return found
    }

    private static let checks = ["#expect", "#require", "Issue.record", "confirmation(", "precondition("]
}
