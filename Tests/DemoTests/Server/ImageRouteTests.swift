import TestKit
import Testing

@testable import Demo

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ImageRouteTests {
    private let service = Service()

    private func image(_ photo: DemoPhoto, _ parameters: String) async -> Reply {
        await service.get("/images/\(photo.key)?\(parameters)", key: nil)
    }

    private func photo(_ proportion: Proportion) throws -> DemoPhoto {
        let index = try #require((0..<600).first { service.photos[$0].motif.proportion == proportion })
        return service.photos[index]
    }

    @Test(arguments: [Proportion.landscape3x2, .portrait9x16])
    func `a picture requested without a size has the original size`(proportion: Proportion) async throws {
        let photo = try photo(proportion)
        let reply = await image(photo, "ixid=x&fm=jpg&q=85")
        #expect(FileFacts(reply.body) == FileFacts(.baselineJPEG, photo.width, photo.height))
        #expect(reply.value(of: "Content-Type") == "image/jpeg")
    }

    @Test(arguments: [
        ("w=300", 300, 200), ("h=100", 150, 100), ("w=300&h=300&fit=max", 300, 200),
        ("w=90&h=30&fit=clip", 45, 30),
        ("w=64&h=64&fit=crop", 64, 64), ("w=20&h=90&fit=crop", 20, 90), ("w=4000&fit=max", 2400, 1600),
        ("w=1&fit=max", 1, 1),
    ])
    func `the size of a picture follows the width, height and fit parameters`(
        parameters: String, width: Int, height: Int
    )
        async throws
    {
        let reply = await image(try photo(.landscape3x2), parameters + "&fm=webp&q=20")
        #expect(FileFacts(reply.body) == FileFacts(.webp, width, height), "\(parameters)")
    }

    @Test func `without a fit parameter, a picture is upscaled up to the size limit`() throws {
        let wide = try photo(.landscape16x9)
        let request = try ImageRequest(Parameters([(name: "w", value: "4096"), (name: "h", value: "4096")]))
        let part = request.layout(of: wide).part
        #expect((part.width, part.height) == (4096, 2304))
        let tall = try photo(.portrait9x16)
        let widened = try ImageRequest(Parameters([(name: "w", value: "4096")])).layout(of: tall).part
        #expect(widened.height == ImageRequest.longestSide)
    }

    @Test(arguments: [
        ("fm=jpg", FileFacts.Kind.baselineJPEG, "image/jpeg"), ("fm=pjpg", .progressiveJPEG, "image/jpeg"),
        ("fm=png", .png, "image/png"), ("fm=webp", .webp, "image/webp"), ("", .baselineJPEG, "image/jpeg"),
    ])
    func `a picture has the requested format, JPEG by default`(
        parameters: String, kind: FileFacts.Kind, mediaType: String
    )
        async throws
    {
        let reply = await image(try photo(.square), parameters + "&w=40")
        #expect(FileFacts(reply.body) == FileFacts(kind, 40, 40))
        #expect(reply.value(of: "Content-Type") == mediaType)
    }

    @Test(arguments: [
        "w=0", "w=-5", "w=5000", "h=x", "q=0", "q=101", "fm=gif", "fit=stretch", "w=99999999999999999999",
    ])
    func `invalid picture parameters are refused`(parameters: String) async throws {
        #expect(await image(try photo(.square), parameters).status == 400)
    }

    @Test func `a picture is cacheable and revalidated by its ETag`() async throws {
        let photo = try photo(.square)
        let reply = await image(photo, "w=32&q=50")
        #expect(reply.value(of: "Cache-Control") == "public, max-age=31536000, immutable")
        let tag = try #require(reply.value(of: "ETag"))
        let again = await service.get("/images/\(photo.key)?w=32&q=50", knownTag: tag)
        #expect(again.status == 304 && again.body.isEmpty)
        for other in ["w=33&q=50", "w=32&q=51", "w=32&q=50&fm=png"] {
            #expect(await image(photo, other).value(of: "ETag") != tag)
        }
    }

    @Test func `two requests for a picture URL return equal bytes`() async throws {
        let photo = try photo(.portrait2x3)
        #expect((await image(photo, "w=120")).body == (await image(photo, "w=120")).body)
    }
}
