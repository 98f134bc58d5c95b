import ChildProcesses
public import GalleryCore

/// The decoder program, as it describes itself.
public struct PictureDecoder: Sendable {
    /// What pictures are decoded with.
    public let libraries: String
    public let containment: DecoderContainment
    /// What is decoded besides JPEG, PNG and WebP.
    public let formats: [FileContent]

    /// Asks it; nil when it does not run.
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
