import GalleryCore
import Glibc

/// What the system said when it refused a call.
struct SystemError: Error, Equatable {
    /// The file or folder the call was about.
    let path: String
    let code: Int32

    init(path: String, code: Int32 = errno) {
        (self.path, self.code) = (path, code)
    }

    /// The system's own words, for the log.
    var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

    /// The same for those outside.
    var storeError: StoreError {
        switch code {
        case ENOSPC, EDQUOT: .full(path: path)
        default: .failed(path: path, cause: .system(code))
        }
    }
}
