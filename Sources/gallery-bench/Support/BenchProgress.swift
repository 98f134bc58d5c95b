import Glibc

/// What a measurement that takes minutes is doing: lines on standard error.
enum BenchProgress {
    /// Says what is being done, and has what was printed before it arrive now, wherever it goes.
    static func tell(_ text: String) {
        fflush(nil)
        _ = Array("\(text)\n".utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
