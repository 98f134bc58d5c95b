import PictureExchange

/// Where the bytes of a picture are.
enum PictureContents: Sendable {
    case memory([UInt8])
    /// In a file, from `start` on.
    case file(path: String, start: Int)

    /// What goes to the worker behind the request.
    var payload: [UInt8] {
        switch self {
        case .memory(let bytes): bytes
        case .file(let path, _): Array(path.utf8)
        }
    }

    var subject: PictureRequest.Subject {
        switch self {
        case .memory: .bytes
        case .file: .file
        }
    }

    var start: UInt32 {
        switch self {
        case .memory: 0
        case .file(_, let start): UInt32(clamping: start)
        }
    }
}
