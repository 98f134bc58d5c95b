/// An unchecked conversion of a floating-point number from a file, service or clock traps if the number does not fit.
enum ConversionRules {
    static let rule = Rule(
        "no floating-point number is converted unchecked", in: ["Sources/*.swift"],
        except: ["Sources/Demo/*"],
        faults: [
            Fault("Sources/Taste/Planted.swift", "let days = Int(date.timeIntervalSince1970 / 86_400)"),
            Fault("Sources/Pictures/Planted.swift", "return UInt8(value * 255 + 0.5)"),
            Fault("Sources/Wording/Planted.swift", "let tenths = Int((share * 10).rounded())"),
            Fault("Sources/TextLayout/Planted.swift", "let rows = Int(\n    Double(columns) / aspect)"),
            Fault("Sources/PhotoStore/Planted.swift", "let second = Int64(date.stored)"),
            Fault(
                "Sources/UseCases/Planted.swift", "func days(_ length: Double) -> Int {\n    Int(length)\n}"),
            Fault("Sources/UseCases/Planted.swift", "let delay: Float = 1\nlet days = UInt(delay * 2)"),
            Fault("Sources/UseCases/Planted.swift", "let delay = 1.5\nlet days = Int.init(delay)"),
            Fault("Sources/UseCases/Planted.swift", "let days = Int(truncating: number)"),
            Fault("Sources/UseCases/Planted.swift", "let days = numbers.map(Int.init(_: Double))"),
        ],
        allowed: [
            Fault(
                "Sources/UseCases/Planted.swift",
                "let a: Double = 1\nlet b = Int(clamping: a), c = Int(exactly: a), d = Int(text), e = Double(Int(count))"
            )
        ]
    ) { file in
        let names = floatingNames(file.source)
        return file.text.matches(of: /\bU?Int(?:8|16|32|64)?(?:\.init)?\(/).compactMap {
            match -> Violation? in
            let argument = argument(file.text[match.range.upperBound...])
            guard argument.prefixMatch(of: /\s*(?:exactly|clamping|truncatingIfNeeded|bitPattern):/) == nil,
                argument.hasPrefix("truncating:") || argument.hasPrefix("_: Double")
                    || argument.firstMatch(of: floating) != nil
                    || isPlain(argument) && Property.names(String(argument)).contains(where: names.contains)
            else { return nil }
            let line = file.text[..<match.range.lowerBound].count { $0.isNewline } + 1
            return Violation(
                path: file.path, line: line,
                sentence: "ends the program for NaN and values out of range: use `clamping:`")
        }
    }

    /// Names that the file declares as floating-point numbers only.
    private static func floatingNames(_ source: SourceText) -> Set<String> {
        var floating: Set<String> = [], others: Set<String> = []
        for line in source.lines where line.code.has(":") || line.code.has(" = ") {
            for match in line.code.matches(of: /(\w+): ([A-Za-z\[(]+)|let (\w+) = \d+\.\d/) {
                let name = String(match.1 ?? match.3 ?? ""), type = match.2 ?? "Double"
                if ["Double", "Float"].contains(type) { floating.insert(name) } else { others.insert(name) }
            }
        }
        return floating.subtracting(others)
    }

    /// Whether an argument is an arithmetic expression without calls and members.
    private static func isPlain(_ argument: Substring) -> Bool {
        argument.allSatisfy { !"(.[?".contains($0) }
    }

    /// Matches expressions whose value may have a fraction.
    private static var floating: Regex<Substring> {
        /\.rounded\(|timeInterval|Double\(|Float\(|quareRoot|\d\.\d|\b(?:pow|log|exp|floor|ceil)\(|\.stored\b|[a-z]Ratio|[sS]hare\b|[sS]cale\b|[wW]eight\b|[fF]raction\b/
    }

    /// Text between the parentheses of a call.
    private static func argument(_ text: Substring) -> Substring {
        var depth = 1
        let end = text.firstIndex { character in
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            return depth == 0
        }
        return text[..<(end ?? text.endIndex)]
    }
}
