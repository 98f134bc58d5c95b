import FoundationEssentials
import GalleryCore

@testable import PhotoService

extension HTTPRequest {
    static func test(
        _ url: String, limit: Int = 1 << 20, deadlines: Deadlines = .reply, reach: Reach = .loopback,
        compressed: Bool = false
    ) -> HTTPRequest {
        HTTPRequest(
            url: url, byteLimit: limit, deadlines: deadlines, reach: reach, offersCompression: compressed)
    }
}

extension CurlTransport {
    /// New transport, by default without retries.
    static func test(
        _ policy: RetryPolicy = .none, now: @escaping @Sendable () -> Date = { Date() }
    ) -> CurlTransport {
        CurlTransport(version: "9.8", policy: policy, refusals: HostBackoff(now: now))
    }

    func failure(of request: HTTPRequest) async -> CatalogError? {
        do throws(CatalogError) {
            _ = try await data(request)
            return nil
        } catch { return error }
    }
}

extension Deadlines {
    /// Longer than a test.
    static let never = Deadlines(connect: .seconds(600), idle: .seconds(600), total: .seconds(600))
}
