import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Terminal

/// The program and the libraries it runs with, as found on this machine.
enum Versions {
    static func libraries(_ decoder: PictureDecoder?) -> [String] {
        CurlTransport.libraries + [GalleryDatabase.engine, LineEditor.engine]
            + (decoder.map { [$0.libraries] } ?? [])
    }

    /// A line for the program, and one for the libraries.
    static var text: String {
        "gallery \(ProgramVersion.number)\n\(libraries(PictureDecoder()).joined(separator: ", "))\n"
    }
}
