import FoundationEssentials
import Glibc
import TestKit

/// Expected screens for a debug state and a window width, in `Debug/Transcripts`. `.ci/transcripts` rewrites them.
struct Transcripts {
    /// Whether transcripts are rewritten instead of compared.
    static let areWritten = getenv("GALLERY_WRITE_TRANSCRIPTS") != nil

    private static let heading = "== "
    private let path: String
    private var parts: [String: [String]] = [:]

    init(state: String, columns: Int) {
        let folder = #filePath.components(separatedBy: "/Transcripts.swift")[0] + "/Transcripts"
        path = "\(folder)/\(state)-\(columns).txt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        var screen = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(Self.heading) {
                screen = String(line.dropFirst(Self.heading.count))
            } else {
                parts[screen, default: []].append(String(line))
            }
        }
        // Drops the empty part after the final newline.
        parts[screen]?.removeLast()
    }

    subscript(screen: String) -> [String] {
        get { parts[screen] ?? [] }
        set { parts[screen] = newValue }
    }

    func write() throws {
        let text = parts.sorted { $0.key < $1.key }.map { screen, lines in
            ([Self.heading + screen] + lines).map { $0 + "\n" }.joined()
        }
        try text.joined().write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Lines up to the last that is not empty, with `#` for values that differ between runs.
    static func lines(of screen: ScreenEmulator) -> [String] {
        var lines = screen.lines
        while lines.last == "" { lines.removeLast() }
        return lines.map { line in
            line.replacing(#/\d\d:\d\d UTC/#) { _ in "##:## UTC" }
                .replacing(#/for \d+ s\b/#) { _ in "for # s" }
        }
    }
}
