@MainActor
final class SpyPrompt {
    private(set) var lines: [String] = []

    func run(_ line: String) { lines.append(line) }
}
