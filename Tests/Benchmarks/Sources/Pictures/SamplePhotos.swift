import ArgumentParser
import TestKit

/// Files of the demo's photos in given sizes.
struct SamplePhotos {
    private let folder: String
    private let keys: [String]
    private let demo: DemoServer

    init(in folder: String, gallery: String) throws {
        self.folder = folder
        demo = try DemoServer(gallery: gallery)
        let query = "query=\(RecordedSearch.words)&page=1&per_page=30"
        let found = try demo.body(of: "/search/photos?\(query)")
        keys = RecordedSearch.keys(in: String(decoding: found, as: UTF8.self))
        guard !keys.isEmpty else { throw ValidationError("The demo has no photos.") }
    }

    /// Up to 30 different photos of one size, at most 4096 pixels a side.
    func photos(_ count: Int, width: Int, height: Int) throws -> PhotoFiles {
        let files = try keys.prefix(count).enumerated().map { index, key in
            let path = "\(folder)/\(width)x\(height)-\(index).jpg"
            try painted(key, width, height, at: path).grained(seed: UInt64(index)).write(jpeg: path)
            return path
        }
        return PhotoFiles(files: files, width: width, height: height)
    }

    /// One photo of twice the given width and height.
    func largePhoto(width: Int, height: Int) throws -> PhotoFiles {
        let path = "\(folder)/\(width * 2)x\(height * 2).jpg"
        try painted(keys[0], width, height, at: path).mirrored().grained(seed: 1).write(jpeg: path)
        return PhotoFiles(files: [path], width: width * 2, height: height * 2)
    }

    /// One photo as the demo encodes it: as baseline and progressive JPEG, and twice as PNG and WebP.
    func formats(width: Int, height: Int) throws -> [[UInt8]] {
        return try ["jpg", "png", "webp", "pjpg", "png", "webp"].map { format in
            try demo.body(of: "/images/\(keys[0])?w=\(width)&h=\(height)&fit=crop&fm=\(format)&q=80")
        }
    }

    private func painted(_ key: String, _ width: Int, _ height: Int, at path: String) throws -> PortablePixmap
    {
        try RequiredPrograms.check(
            PortablePixmap.decoder, PortablePixmap.encoder, package: "libjpeg-turbo-progs")
        let size = "w=\(width)&h=\(height)&fit=crop&fm=jpg&q=95"
        DiskFile.write(try demo.body(of: "/images/\(key)?\(size)"), to: path)
        return try PortablePixmap(jpeg: path)
    }
}
