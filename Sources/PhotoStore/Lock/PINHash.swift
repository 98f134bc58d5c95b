import CScrypt
import Dispatch
import GalleryCore

/// scrypt hash of a PIN (RFC 7914), so that each guess costs much memory and time.
enum PINHash {
    /// log2(N). With r = 8 and p = 2 (OWASP's second choice) a hash takes 64 MB and about half a second.
    static let cost = 16
    private static let bytes = 32

    /// Runs on a dispatch queue, since it would block the cooperative thread pool.
    static func of(_ pin: String, salt: [UInt8], cost: Int) async throws(StoreError) -> [UInt8] {
        let hash = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    returning: scrypt(
                        pin, salt: salt, n: 1 << UInt64(min(max(cost, 1), 20)), r: 8, p: 2, bytes))
            }
        }
        guard let hash else {
            throw .failed(path: "libcrypto", cause: .reported("EVP_PBE_scrypt"))
        }
        return hash
    }

    static func scrypt(
        _ password: String, salt: [UInt8], n: UInt64, r: UInt64, p: UInt64, _ count: Int
    ) -> [UInt8]? {
        var key = [UInt8](repeating: 0, count: count)
        let characters = password.utf8.map { CChar(bitPattern: $0) }
        return gallery_scrypt(characters, characters.count, salt, salt.count, n, r, p, &key, count) == 1
            ? key : nil
    }

    static func salt() -> [UInt8] {
        var random = SystemRandomNumberGenerator()
        return (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
}
