import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Terminal

enum Versions {
    static func libraries(_ decoder: PictureDecoder?) -> [String] {
        CurlTransport.libraries + [GalleryDatabase.engine, LineEditor.engine]
            + (decoder.map { [$0.libraries] } ?? [])
    }

    /// Output of `--version`: one line for the program, one for its libraries. `doctor` also lists those of the
    /// decoder, which must be started to name them.
    static var text: String {
        "gallery \(ProgramVersion.number)\n\(libraries(nil).joined(separator: ", "))\n"
    }
}
