import FoundationEssentials
public import GalleryCore
import Glibc

/// Re-encodes pictures of services in the decoder's process, so that a client never gets their untrusted bytes.
public struct ThumbnailEncoder: ThumbnailMaking {
    private let pictures: any PictureFetching
    private let checker: any PictureChecking
    private let converter: any PictureConverting
    private let folder: String

    /// `folder` is for temporary files.
    public init(
        pictures: any PictureFetching, checker: any PictureChecking, converter: any PictureConverting,
        folder: String
    ) {
        self.pictures = pictures
        self.checker = checker
        self.converter = converter
        self.folder = folder
    }

    @concurrent public func thumbnail(of photo: Photo, longest: Int) async -> Thumbnail? {
        guard
            let bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: longest),
            let size = try? await checker.check(bytes).size, let file = TemporaryFile(in: folder),
            file.write(bytes)
        else { return nil }
        let largest = max(size.width, size.height), target = file.path + ".jpg"
        defer { unlink(target) }
        let width = largest > longest ? max(1, size.width * longest / largest) : nil
        // A picture that is no JPEG, or too large, is encoded anew; any other is passed on after the check.
        do throws(StoreError) {
            let losses = try await converter.convert(
                fileAt: file.path, to: target, as: .jpg, width: width == size.width ? nil : width)
            guard losses != nil else { return Thumbnail(jpeg: bytes) }
        } catch {
            return nil
        }
        return (try? Data(contentsOf: URL(filePath: target))).map { Thumbnail(jpeg: Array($0)) }
    }
}

/// Private file, deleted when it is released.
private final class TemporaryFile {
    let path: String
    private let descriptor: Int32

    init?(in folder: String) {
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var name = Array((folder + "/thumbnail-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        if descriptor < 0 { return nil }
    }

    deinit {
        unlink(path)
        close(descriptor)
    }

    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return false }
            rest = rest.dropFirst(max(0, count))
        }
        return true
    }
}
