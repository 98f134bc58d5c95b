package import GalleryCore

extension VisualDescriptor {
    package static func plain(_ byte: UInt8) -> VisualDescriptor {
        guard let descriptor = VisualDescriptor([UInt8](repeating: byte, count: length)) else {
            preconditionFailure("a look has as many bytes as looks have")
        }
        return descriptor
    }
}
