import ChildProcesses
public import GalleryCore

public struct PictureDecoder: Sendable {
    public let libraries: String
    public let containment: DecoderContainment
    /// Formats in addition to JPEG, PNG and WebP.
    public let formats: [FileContent]

    /// Runs the program; `nil` if that fails or the output is invalid.
    public init?() {
        let path = ChildProcess.path(of: "gallery-pictures")
        guard let worker = try? ChildProcess(path: path, arguments: ["--version"]) else { return nil }
        let lines = String(decoding: FileBytes.read(worker.output, most: 400), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 4, !lines[0].isEmpty else { return nil }
        libraries = String(lines[0])
        formats = lines[2].split(separator: ", ").compactMap { FileContent(rawValue: String($0)) }
        containment = DecoderContainment(holding: lines[1].split(separator: " ").map(String.init))
    }
}
