import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct DownloadReportSessionTests {
    @Test func `a report that the request limit postpones is sent in the next session`() throws {
        let limited = LoopbackService { target, base in
            var answer = UnsplashService.answer(target, base)
            answer.headers += ["X-Ratelimit-Limit: 50", "X-Ratelimit-Remaining: 20"]
            return answer
        }
        let service = UnsplashService(), home = Home()
        let environment = service.environment.merging(["GALLERY_UNSPLASH_URL": limited.base]) { $1 }
        let first = try Gallery.run(
            "--service", "unsplash", "-c", "fav unsplash:cat-1", home: home, environment: environment)
        #expect(first.code == 0 && !limited.requests.contains { $0.contains("/download?") })
        let second = try Gallery.run(
            "--service", "unsplash", "-c", "fav unsplash:cat-2", home: home, environment: service.environment)
        let reports = service.server.requests.filter { $0.contains("/download?ixid=M3w1 ") }
        #expect(second.code == 0)
        #expect(
            reports.map { $0.split(separator: "?")[0] } == [
                "GET /photos/cat-1/download", "GET /photos/cat-2/download",
            ])
    }
}
