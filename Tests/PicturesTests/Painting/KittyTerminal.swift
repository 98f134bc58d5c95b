import FoundationEssentials
import Glibc

@testable import Pictures

/// Emulates the kitty graphics protocol: stores transmitted images and records placements.
struct KittyTerminal {
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    struct Placement: Equatable {
        let id: UInt32
        let columns: Int
        let rows: Int
        var isVirtual = false
    }

    private(set) var images: [UInt32: PixelBuffer] = [:]
    private(set) var placements: [Placement] = []
    /// For each animation, the frames after the first and all durations.
    private(set) var frames: [UInt32: [PixelBuffer]] = [:]
    private(set) var times: [UInt32: [Int]] = [:]
    /// For each animation, whether it runs, and its loop count, which is 0 if endless.
    private(set) var moves: [UInt32: Bool] = [:]
    private(set) var loops: [UInt32: Int] = [:]
    private(set) var longestPiece = 0
    private var keys: [String: String] = [:]
    private var payload = ""

    private static let known: Set<String> = [
        "a", "f", "t", "s", "v", "i", "c", "r", "C", "q", "m", "d", "U", "z",
    ]

    /// Processes an APC string without introducer and terminator.
    mutating func take(_ body: String) throws {
        guard body.hasPrefix("G") else { throw Violation(description: "not graphics") }
        let halves = body.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        var found: [String: String] = [:]
        for pair in halves[0].split(separator: ",") {
            let parts = pair.split(separator: "=").map(String.init)
            guard parts.count == 2, Self.known.contains(parts[0]) else {
                throw Violation(description: "key \(pair)")
            }
            found[parts[0]] = parts[1]
        }
        guard found["q"] == "2" else { throw Violation(description: "asks for an answer: \(halves[0])") }
        let piece = halves.count > 1 ? String(halves[1]) : ""
        longestPiece = max(longestPiece, piece.utf8.count)
        if keys.isEmpty {
            keys = found
        } else {
            guard Set(found.keys).isSubset(of: ["m", "q"]) else {
                throw Violation(description: "another command inside a transmission")
            }
        }
        payload += piece
        guard found["m"] != "1" else { return }
        defer { (keys, payload) = ([:], "") }
        try perform()
    }

    private mutating func perform() throws {
        let id = keys["i"].flatMap { UInt32($0) } ?? 0
        switch keys["a"] {
        case "T", "t":
            images[id] = try picture()
            if keys["a"] == "T" { try place(id) }
        case "f":
            guard images[id] != nil else { throw Violation(description: "a frame of nothing") }
            frames[id, default: []].append(try picture())
            times[id, default: [0]].append(keys["z"].flatMap { Int($0) } ?? 0)
        case "a":
            guard images[id] != nil else { throw Violation(description: "plays nothing") }
            if keys["r"] == "1" { times[id, default: [0]][0] = keys["z"].flatMap { Int($0) } ?? 0 }
            if let state = keys["s"] { moves[id] = state == "3" }
            if let count = keys["v"].flatMap({ Int($0) }) { loops[id] = count - 1 }
        case "p":
            guard images[id] != nil else { throw Violation(description: "places nothing") }
            try place(id)
        case "d":
            guard keys["d"] != "a" else { return placements = [] }
            guard keys["d"] == "I" else { throw Violation(description: "deletes \(keys)") }
            images[id] = nil
            placements.removeAll { $0.id == id }
        default: throw Violation(description: "action \(keys)")
        }
    }

    private mutating func place(_ id: UInt32) throws {
        let isVirtual = keys["U"] == "1"
        guard isVirtual || keys["C"] == "1" else { throw Violation(description: "moves the cursor") }
        guard let columns = keys["c"].flatMap({ Int($0) }), let rows = keys["r"].flatMap({ Int($0) }) else {
            throw Violation(description: "no box")
        }
        placements.append(Placement(id: id, columns: columns, rows: rows, isVirtual: isVirtual))
    }

    private func picture() throws -> PixelBuffer {
        guard let data = Data(base64Encoded: payload) else { throw Violation(description: "not base64") }
        let bytes: [UInt8]
        switch keys["t"] {
        case "d": bytes = Array(data)
        case "s": bytes = try Self.takeFile("/dev/shm" + String(decoding: data, as: UTF8.self))
        case "t": bytes = try Self.takeFile(String(decoding: data, as: UTF8.self))
        default: throw Violation(description: "medium")
        }
        if keys["f"] == "100" {
            let decoded = Codec.decode(bytes, width: 16_000, height: 4000)
            return PixelBuffer(width: decoded.width, height: decoded.height, bytes: decoded.pixels)
        }
        guard keys["f"] == "24", let width = keys["s"].flatMap({ Int($0) }),
            let height = keys["v"].flatMap({ Int($0) }), bytes.count == width * height * 3
        else { throw Violation(description: "size") }
        return PixelBuffer(width: width, height: height, bytes: bytes)
    }

    /// Reads and deletes the file as the terminal does.
    private static func takeFile(_ path: String) throws -> [UInt8] {
        guard path.contains("tty-graphics-protocol"), let data = FileManager.default.contents(atPath: path)
        else { throw Violation(description: "no file \(path)") }
        _ = unlink(path)
        return Array(data)
    }
}
