import Glibc

final class TextFile {
    let path: String

    init(_ text: String) {
        var template = Array("/tmp/terminal-tests-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        _ = write(descriptor, text, text.utf8.count)
        close(descriptor)
    }

    deinit { unlink(path) }

    var text: String {
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65536)
        return String(decoding: bytes[..<max(0, read(descriptor, &bytes, bytes.count))], as: UTF8.self)
    }
}

extension String {
    func components(of piece: String) -> Int { ranges(of: piece).count }
}
