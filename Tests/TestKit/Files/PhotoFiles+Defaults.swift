package import GalleryCore

/// Saving in full size, under the name of the program, with all metadata.
extension PhotoFiles {
    package func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?
    ) throws(StoreError) -> String? {
        try path(of: photo, in: folder, as: format, width: nil, named: nil)
    }

    package func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?
    ) throws(StoreError) -> SavedFile {
        try publish(
            draft, of: photo, as: format, width: nil, named: nil, hasSidecar: true, isUnchanged: false,
            keepsLocation: true)
    }
}

extension PictureConverting {
    package func convert(
        fileAt source: String, to path: String, as format: PictureFormat
    ) async throws(StoreError) -> ConversionLosses? {
        try await convert(fileAt: source, to: path, as: format, width: nil)
    }
}
