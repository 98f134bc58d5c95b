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
        ]
    ) { file in
        file.text.matches(of: /\bU?Int(?:8|16|32|64)?\(/).compactMap { match -> Violation? in
            let argument = argument(file.text[match.range.upperBound...])
            guard argument.prefixMatch(of: /\s*(?:exactly|clamping|truncatingIfNeeded|bitPattern):/) == nil,
                argument.firstMatch(of: floating) != nil
            else { return nil }
            let line = file.text[..<match.range.lowerBound].count { $0.isNewline } + 1
            return Violation(
                path: file.path, line: line,
                sentence: "ends the program for NaN and values out of range: use `clamping:`")
        }
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
