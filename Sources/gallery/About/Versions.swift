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

    /// Output of `--version`: one line for the program, one for the libraries.
    static var text: String {
        "gallery \(ProgramVersion.number)\n\(libraries(PictureDecoder()).joined(separator: ", "))\n"
    }
}
