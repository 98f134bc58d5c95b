public import GalleryCore
import Glibc

/// Encodes pictures again in the decoder's process, so that another program gets no larger or unchecked picture.
public struct ThumbnailEncoder: ThumbnailMaking {
    private static let limit = 4 << 20

    private let pictures: any PictureFetching
    private let checker: any PictureChecking
    private let converter: any PictureConverting
    private let folder: String

    /// `folder` is for temporary files; its parent folder exists or can be created.
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
            let size = try? await checker.check(bytes).size
        else { return nil }
        let largest = max(size.width, size.height)
        let width = largest > longest ? max(1, size.width * longest / largest) : nil
        CacheFolder(path: folder).make()
        let path = folder + "/thumbnail-" + String(UInt64.random(in: 0 ... .max), radix: 16)
        let small = path + "-small"
        defer {
            unlink(path)
            unlink(small)
        }
        guard FileBytes.write(bytes, toNew: path) else { return nil }
        do throws(StoreError) {
            let losses = try await converter.convert(fileAt: path, to: small, as: .jpg, width: width)
            guard losses != nil else { return Thumbnail(jpeg: bytes) }
        } catch {
            return nil
        }
        let file = open(small, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let jpeg = FileBytes.read(file, most: Self.limit)
        return jpeg.count < Self.limit ? Thumbnail(jpeg: jpeg) : nil
    }
}
