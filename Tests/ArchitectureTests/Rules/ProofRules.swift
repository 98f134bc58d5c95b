enum ProofRules {
    static let all = [
        Rule(
            "unchecked code has a proof in the comment directly above",
            in: ["Sources/*.swift", "Tests/*.swift"],
            faults: [
                Fault("Sources/Viper/Planted.swift", "final class Planted: @unchecked Sendable {}"),
                Fault("Sources/Viper/Planted.swift", "// Safe.\nextension Planted: @unchecked Sendable {}"),
                Fault("Sources/Viper/Planted.swift", "MainActor.assumeIsolated { show() }"),
                Fault(
                    "Sources/Terminal/Planted.swift", "// Far away.\n\nnonisolated(unsafe) let planted = 0"),
                Fault("Tests/TestKit/Planted.swift", "let a = 0\nnonisolated(unsafe) var planted = 0"),
            ], each: withoutProof),
        Rule(
            "no code is marked as unfinished",
            in: ["Sources/*.swift", "Sources/*.c", "Sources/*.h", "Tests/*.swift", "Package.swift"],
            except: ["Tests/ArchitectureTests/*"],
            faults: [
                Fault("Sources/Viper/Planted.swift", "// TODO: later"),
                Fault("Tests/ViperTests/Planted.swift", "// FIXME"),
                Fault("Sources/CCurl/shim.h", "/* not implemented */"),
                Fault("Sources/gallery/Planted.swift", "func planted() -> Never { fatalError(\"later\") }"),
            ]
        ) { file in
            file.rows.enumerated().compactMap { index, row in
                let words = row.split { !$0.isLetter }
                let isUnfinished =
                    words.contains(where: unfinished.contains)
                    || row.lowercased().has("not implemented") || row.has("fatalError(\"")
                return isUnfinished
                    ? Violation(path: file.path, line: index + 1, sentence: "is unfinished") : nil
            }
        },
        Rule(
            "nothing forces what may fail", in: ["Sources/*.swift", "Tests/*.swift"],
            faults: [
                Fault("Sources/Viper/Planted.swift", "let planted = names.first!"),
                Fault("Sources/Viper/Planted.swift", "show(photos[index]!)"),
                Fault("Sources/Viper/Planted.swift", "var planted: Photo!"),
                Fault("Sources/Viper/Planted.swift", "let planted = names.first.unsafelyUnwrapped"),
                Fault("Tests/ViperTests/Planted.swift", "let planted = try! make()"),
                Fault("Tests/ViperTests/Planted.swift", "let planted = value as! String"),
                Fault("Tests/ViperTests/Planted.swift", "let planted = names.first!"),
                Fault("Tests/ViperTests/Planted.swift", "let planted = names.first!.count"),
                Fault("Tests/ViperTests/Planted.swift", "let planted = names[0]! + 1"),
            ]
        ) { file in
            file.source.violations {
                isForced($0) || $0.words.contains("unsafelyUnwrapped") ? "forces what may fail" : nil
            }
        },
        Rule(
            "names are specific", in: ["*"],
            faults: [
                Fault("Sources/Viper/PlantedManager.swift", "let planted = 0"),
                Fault("Sources/Viper/Planted.swift", "struct TextHelper {}"),
                Fault("Tests/TestKit/Planted.swift", "enum Utilities {}"),
            ]
        ) { file in
            let name = file.path.split(separator: "/").last ?? ""
            let sentence = "Manager, Helper and Util say nothing: name what it is"
            guard !empty.contains(where: name.has) else {
                return [Violation(path: file.path, line: 1, sentence: sentence)]
            }
            return file.source.violations { line in
                zip(line.words, line.words.dropFirst()).contains { kind, name in
                    types.contains(kind) && empty.contains(where: name.has)
                } ? sentence : nil
            }
        },
    ]

    private static let unfinished: Set<Substring> = ["TODO", "FIXME", "XXX", "HACK"]
    private static let empty = ["Manager", "Helper", "Util"]
    private static let types: Set = ["class", "struct", "enum", "actor", "protocol", "typealias"]
    private static let hatches: Set = ["assumeIsolated", "unsafeBitCast"]

    private static func withoutProof(_ file: SourceFile) -> [Violation] {
        let rows = file.rows
        return file.source.violations { line in
            let isHatch =
                line.words.contains(where: hatches.contains)
                || line.code.has("@unchecked Sendable") || line.code.has("nonisolated(unsafe)")
            guard isHatch else { return nil }
            // Attributes may separate the comment from its declaration.
            var above = line.number - 2
            while above >= 0, rows[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
            let isProven =
                above >= 0 && rows[above].drop { $0 == " " }.hasPrefix("//")
                && rows[above].split(separator: " ").count > 4
            return isProven ? nil : "needs its proof in a comment on the line above"
        }
    }

    /// Whether the line has an exclamation mark after a value, other than in `!=`.
    private static func isForced(_ line: SourceText.Line) -> Bool {
        let code = Array(line.code.utf8)
        return code.indices.contains { index in
            guard code[index] == UInt8(ascii: "!"), index > 0 else { return false }
            let before = code[index - 1], after = index + 1 < code.count ? code[index + 1] : UInt8(ascii: " ")
            let isValue =
                SourceText.isPartOfName(before) || before == UInt8(ascii: ")") || before == UInt8(ascii: "]")
            return isValue && after != UInt8(ascii: "=") && !SourceText.isPartOfName(after)
        }
    }
}
