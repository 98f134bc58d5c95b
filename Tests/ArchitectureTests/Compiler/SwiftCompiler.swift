import FoundationEssentials
import Glibc

enum SwiftCompiler {
    /// Call forms that a fixture reported as running on the main actor, and on another executor.
    struct Output {
        let main: Set<Substring>
        let elsewhere: Set<Substring>
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Path of `swiftc`; `nil` if not found in PATH.
    static let path: String? = try? shell("command -v swiftc").split(separator: "\n").first.map(String.init)

    /// Compiles a fixture from this folder into a temporary folder, and runs it.
    static func run(_ fixture: String, options: [String]) throws -> Output {
        let folder = FileManager.default.temporaryDirectory.path + "/gallery-compiler-\(UUID())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let source =
            #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/") + "/\(fixture).swift"
        let words = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", fixture] + options
        let command = (words + [quoted(source), "-o", quoted(folder + "/program")]).joined(separator: " ")
        let lines = try shell("\(command) && \(quoted(folder + "/program"))").split(separator: "\n")
        func forms(_ executor: String) -> Set<Substring> {
            Set(lines.filter { $0.hasSuffix(" " + executor) }.map { $0.prefix { $0 != " " } })
        }
        return Output(main: forms("main"), elsewhere: forms("elsewhere"))
    }

    private static func quoted(_ path: String) -> String {
        "'" + path.replacing("'", with: "'\\''") + "'"
    }

    /// Standard output and standard error of a command that succeeds.
    private static func shell(_ command: String) throws -> String {
        guard let output = popen("{ \(command); } 2>&1", "r") else {
            throw Failure(description: "no shell for: \(command)")
        }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 0x1000)
        while case let count = fread(&piece, 1, piece.count, output), count > 0 { bytes += piece[..<count] }
        let text = String(decoding: bytes, as: UTF8.self)
        let status = pclose(output)
        guard status == 0 else { throw Failure(description: "status \(status) of: \(command)\n\(text)") }
        return text
    }
}
