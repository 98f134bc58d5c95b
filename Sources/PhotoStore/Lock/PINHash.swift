import CScrypt
import Dispatch
import GalleryCore

/// scrypt of a PIN (RFC 7914): every guess takes as much memory and time.
enum PINHash {
    /// The exponent of N; with r = 8 and p = 2 (OWASP's second choice) a hash takes 64 MB and about half a second.
    static let cost = 16
    private static let bytes = 32

    /// Away from the threads of Swift concurrency, since it computes for long.
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

    /// Nil without libcrypto.
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
