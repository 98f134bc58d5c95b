import FoundationEssentials
import TestKit

enum SwiftCompiler {
    /// Call forms that a fixture reported as running on the main actor, and on another executor.
    struct Output {
        let main: Set<Substring>
        let elsewhere: Set<Substring>
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Path of `swiftc`; `nil` if not found in PATH.
    static let path: String? = try? output(of: ["/bin/sh", "-c", "command -v swiftc"])
        .split(separator: "\n").first.map(String.init)

    /// Compiles a fixture from this folder into a temporary folder, and runs it.
    static func run(_ fixture: String, options: [String]) throws -> Output {
        let folder = TemporaryFolder()
        let source =
            #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/") + "/\(fixture).swift"
        let words = [path ?? "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", fixture]
        _ = try output(of: words + options + [source, "-o", folder("program")])
        let lines = try output(of: [folder("program")]).split(separator: "\n")
        func forms(_ executor: String) -> Set<Substring> {
            Set(lines.filter { $0.hasSuffix(" " + executor) }.map { $0.prefix { $0 != " " } })
        }
        return Output(main: forms("main"), elsewhere: forms("elsewhere"))
    }

    /// Standard output and standard error of a command that succeeds.
    private static func output(of arguments: [String]) throws -> String {
        let run = try ProgramRun(
            arguments, environment: ProcessInfo.processInfo.environment, within: 300)
        guard run.code == 0 else {
            let code = run.code.map { "code \($0)" } ?? "no code"
            throw Failure(description: "\(code) of: \(arguments)\n\(run.all)")
        }
        return run.all
    }
}
