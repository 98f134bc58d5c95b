import ArgumentParser
import ChildProcesses
import Glibc
import PhotoService
import PseudoTerminals

/// Photos painted by the demo, with grain, as JPEG files of given sizes.
struct SamplePhotos {
    private let folder: String
    private let fetch: PlainFetch
    private let keys: [String]
    private let demo: ChildProcess

    /// Keeps the files in `folder`.
    init(in folder: String) throws {
        for program in [PortablePixmap.decoder, PortablePixmap.encoder] where access(program, X_OK) != 0 {
            throw ValidationError("\(program) was not found; run apt-get install libjpeg-turbo-progs.")
        }
        self.folder = folder
        demo = try ChildProcess(path: ChildProcess.path(of: "gallery"), arguments: [DemoCatalog.argument])
        let address = RecordedSearch.firstLine(of: demo)
        guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw ValidationError("The demo printed \(address) instead of its address.")
        }
        fetch = PlainFetch(port: port)
        let found = try fetch.body(of: "/search/photos?query=\(RecordedSearch.words)&page=1&per_page=30")
        keys = RecordedSearch.keys(in: String(decoding: found, as: UTF8.self))
    }

    /// The paths of that many different photos of one size, at most 4096 a side; 30 at most.
    func photos(_ count: Int, width: Int, height: Int) throws -> [String] {
        try keys.prefix(count).enumerated().map { index, key in
            let path = "\(folder)/\(width)x\(height)-\(index).jpg"
            try painted(key, width, height, at: path).grained(seed: UInt64(index)).write(jpeg: path)
            return path
        }
    }

    /// The path of one photo of twice that size.
    func largePhoto(width: Int, height: Int) throws -> String {
        let path = "\(folder)/\(width * 2)x\(height * 2).jpg"
        guard let key = keys.first else { throw ValidationError("The demo has no photos.") }
        try painted(key, width, height, at: path).mirrored().grained(seed: 1).write(jpeg: path)
        return path
    }

    /// One photo as the demo encodes it: baseline and progressive JPEG, PNG and WebP.
    func formats(width: Int, height: Int) throws -> [[UInt8]] {
        guard let key = keys.first else { throw ValidationError("The demo has no photos.") }
        return try ["jpg", "png", "webp", "pjpg", "png", "webp"].map { format in
            try fetch.body(of: "/images/\(key)?w=\(width)&h=\(height)&fit=crop&fm=\(format)&q=80")
        }
    }

    private func painted(_ key: String, _ width: Int, _ height: Int, at path: String) throws -> PortablePixmap
    {
        let size = "w=\(width)&h=\(height)&fit=crop&fm=jpg&q=95"
        RecordedSearch.write(try fetch.body(of: "/images/\(key)?\(size)"), to: path)
        return try PortablePixmap(jpeg: path)
    }
}
