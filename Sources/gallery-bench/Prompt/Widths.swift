import ArgumentParser
import FoundationEssentials
import TextLayout

/// Compares the columns text is given with Unicode's own tables.
struct Widths: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Widths and characters beside EastAsianWidth, GraphemeBreakTest and emoji-test.")

    @Argument(help: "The folder of Debian's package unicode-data.") var folder = "/usr/share/unicode"

    func run() throws {
        try compareWidths()
        try compareEmoji()
        try compareCharacters()
    }

    /// Lines of a table without comments, parted at semicolons.
    private func fields(_ name: String) throws -> [[String]] {
        let bytes = try Data(contentsOf: URL(filePath: folder + "/" + name))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let data = line.prefix { $0 != "#" }
            guard !data.allSatisfy(\.isWhitespace) else { return nil }
            return data.split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
        }
    }

    private func compareWidths() throws {
        var count = 0
        var differences: [String] = []
        for row in try fields("EastAsianWidth.txt") where row.count == 2 {
            let ends = row[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
            guard let first = ends.first, let last = ends.last else { continue }
            // Half a flag is narrow there and a box of two columns in most terminals.
            if first == 0x1F1E6 { continue }
            let wanted = ["W", "F"].contains(row[1]) ? 2 : 1
            var wrong: [UInt32: Int] = [:]
            for value in first...last {
                guard let scalar = Unicode.Scalar(value), scalar.properties.age != nil
                else { continue }
                count += 1
                let width = CellWidth.of(Character(scalar))
                if width != wanted, width > 0 { wrong[value] = width }
            }
            if let width = wrong.values.first, let start = wrong.keys.min() {
                differences.append(
                    "\(row[0]) is \(row[1]), here \(width) from \(String(start, radix: 16)) on (\(wrong.count))"
                )
            }
        }
        print(
            "EastAsianWidth: \(count) code points, \(differences.count) runs differ (marks and controls aside)"
        )
        differences.forEach { print("  " + $0) }
    }

    private func compareEmoji() throws {
        let rows = try fields("emoji/emoji-test.txt").filter { $0.count == 2 && $0[1] == "fully-qualified" }
        let wrong = rows.map { Self.text($0[0]) }.filter { $0.count != 1 || CellWidth.of($0) != 2 }
        // Apart, as they are printed, each scalar is as wide as every terminal has it.
        let apart = rows.map { CleanText.clean(Self.text($0[0])) }.filter { text in
            CellWidth.of(text)
                != text.unicodeScalars.reduce(0) {
                    $0 + (Self.isHalfFlag($1) ? 1 : CellWidth.of(Character($1)))
                }
        }
        print(
            "emoji-test: \(rows.count) sequences, \(wrong.count) not two columns, \(apart.count) not the sum of their parts when cleaned"
        )
        wrong.prefix(20).forEach { print("  \($0)") }
    }

    private static func isHalfFlag(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private func compareCharacters() throws {
        let rows = try fields("auxiliary/GraphemeBreakTest.txt").compactMap(\.first)
        var differences: [String] = []
        for row in rows {
            // ÷ 0020 × 0308 ÷ 0020 ÷: a break, or none.
            let wanted = row.split(separator: "÷").map { Self.text($0.replacing("×", with: " ")) }.filter {
                !$0.isEmpty
            }
            if wanted.joined().map(String.init) != wanted { differences.append(row) }
        }
        print("GraphemeBreakTest: \(rows.count) lines, \(differences.count) differ")
        differences.forEach { print("  " + $0) }
    }

    private static func text(_ codes: some StringProtocol) -> String {
        let scalars = codes.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(
            Unicode.Scalar.init)
        return String(String.UnicodeScalarView(scalars))
    }
}
