import FoundationEssentials
import GalleryCore
import Glibc

enum PictureAnswer {
    static func check(_ response: HTTPResponse) throws(CatalogError) {
        switch response.status {
        case 200: return
        case 404, 410: throw .notFound
        case 429:
            throw .rateLimited(until: RetryAfter.moment(response.headers["Retry-After"], now: Date()))
        case 400..<500: throw .refused(.imageHost(status: response.status))
        case let status: throw .unreadable(.imageHost(status: status))
        }
    }

    /// Picture with cache metadata; the known one for status 304.
    static func reply(
        of response: HTTPResponse, unless known: FetchedPicture?
    ) throws(CatalogError) -> FetchedPicture {
        if let known, response.status == 304 {
            let stamp = KeepingHeaders.stamp(response.headers, now: Date(), before: known.stamp)
            return FetchedPicture(known.bytes, stamp)
        }
        try check(response)
        guard !response.body.isEmpty else { throw .unreadable(.emptyPicture) }
        return FetchedPicture(response.body, KeepingHeaders.stamp(response.headers, now: Date()))
    }
}

/// Checks the signature of a downloaded file for a supported format.
enum SavedKind {
    static func isLocal(fileAt path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 12)
        let count = read(descriptor, &bytes, bytes.count)
        return PictureFormat(magic: bytes.prefix(max(0, count))) != nil
    }
}
