import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Terminal

/// The program and the libraries it runs with, as found on this machine.
enum Versions {
    static var libraries: [String] {
        CurlTransport.libraries + [GalleryDatabase.engine, LineEditor.engine]
            + (PictureLibraries.text.map { [$0] } ?? [])
    }

    /// A line for the program, and one for the libraries.
    static var text: String {
        "gallery \(ProgramVersion.number)\n\(libraries.joined(separator: ", "))\n"
    }
}
