import GalleryCore

/// Identifier of a photo: its index, scrambled reversibly, as 11 characters of the URL-safe Base64 alphabet.
enum PhotoKey {
    private static let salt: UInt64 = 0x6A09_E667_F3BC_C908
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    static let length = 11

    static func text(of index: Int) -> String {
        var number = SplitMix64.mix(UInt64(index) &+ salt)
        var text: [UInt8] = []
        for _ in 0..<length {
            text.append(digits[Int(number & 63)])
            number >>= 6
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Index encoded in `text`; `nil` for text that `text(of:)` does not return.
    static func index(of text: some StringProtocol) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count == length else { return nil }
        var number: UInt64 = 0
        for (position, byte) in bytes.enumerated() {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            guard position < 10 || digit < 16 else { return nil }
            number |= UInt64(digit) << (UInt64(position) * 6)
        }
        return Int(exactly: SplitMix64.unmix(number) &- salt)
    }
}
