import FoundationEssentials
import Glibc
import TestKit
import Testing

/// Copy of the program in its own folder, with a shell script in place of its decoder.
struct CopiedGallery {
    let path: String

    init(decoder: String, in home: Home) throws {
        path = home("bin/gallery")
        home.put("#!/bin/sh\n\(decoder)\n", at: "bin/gallery-pictures", mode: 0o755)
        let copying = try ProgramRun(["/bin/cp", Gallery.path, path], environment: [:])
        try #require(copying.code == 0)
    }

    /// Script that starts the decoder with a preloaded library, which loops forever at the first JPEG.
    static func hangingDecoder(in home: Home) throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().path + "/../.."
        let source = tests + "/PicturesTests/Containment/hostile.c"
        let compiling = try ProgramRun(
            ["/usr/bin/env", "clang", "-shared", "-fPIC", "-o", home("hostile.so"), source],
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        try #require(compiling.code == 0)
        let real = Launch.path(of: "gallery-pictures")
        return "LD_PRELOAD='\(home("hostile.so"))' HOSTILE_HANGS=spin exec '\(real)' \"$@\""
    }
}
