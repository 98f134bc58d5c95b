package import GalleryCore

extension PictureLook {
    package static func plain(_ byte: UInt8) -> PictureLook {
        guard let look = PictureLook([UInt8](repeating: byte, count: length)) else {
            preconditionFailure("a look has as many bytes as looks have")
        }
        return look
    }
}
