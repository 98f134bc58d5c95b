import TestKit

/// Valid picture in which some bytes are changed, removed or repeated.
enum DamagedPicture {
    static func make(from good: [UInt8], with random: inout SeededRandom) -> [UInt8] {
        var bytes = good
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            guard !bytes.isEmpty else { break }
            // Half of the changes are in the first bytes, where damage causes most faults.
            let reach = Bool.random(using: &random) ? min(bytes.count, 700) : bytes.count
            let at = Int.random(in: 0..<reach, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 1: bytes[at] = UInt8.random(in: 0...255, using: &random)
            case 2: bytes[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
            case 3: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...64, using: &random)))
            case 4: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 40)], at: at)
            case 5: bytes.removeLast(bytes.count - min(bytes.count, max(at, 12)))
            default:
                for place in at..<min(bytes.count, at + 8) {
                    bytes[place] = UInt8.random(in: 0...255, using: &random)
                }
            }
        }
        return bytes
    }
}
