import Foundation

/// The system's gzip.
enum Gzip {
    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/gzip")
        process.arguments = ["-9c"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        guard (try? process.run()) != nil else { return [] }
        // Both ends at once: a pipe holds 64 KiB.
        let feeding = Thread {
            try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? input.fileHandleForWriting.close()
        }
        feeding.start()
        let packed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(packed)
    }
}
