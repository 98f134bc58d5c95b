import Glibc

/// New folders in /tmp.
enum ScratchFolder {
    struct Failure: Error {
        /// `errno`.
        let code: Int32
    }

    static func make() throws -> String {
        var template = Array("/tmp/gallery-kills.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(code: errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
