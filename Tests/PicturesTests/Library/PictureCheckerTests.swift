import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PictureCheckerTests {
    private let folder = TemporaryFolder()
    private let checker = PictureChecker(worker: PictureWorker(processes: 1))

    private func verdict(_ bytes: [UInt8]) async throws -> Result<PixelSize, StoreError> {
        let path = folder.put(bytes, at: "file")
        do throws(StoreError) {
            return .success(try await checker.check(fileAt: path).size)
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: Fixture.all) func `the check of a valid picture returns its size`(_ fixture: Fixture)
        async throws
    {
        #expect(try await verdict(fixture.bytes).get() == PixelSize(width: 32, height: 24))
    }

    @Test(arguments: [(Fixture.animatedWebP, true), (.animatedGIF, true), (.rgbPNG, false)])
    func `the check reports whether a picture is animated`(_ fixture: Fixture, _ isAnimated: Bool)
        async throws
    {
        let path = folder.put(fixture.bytes, at: "file")
        #expect(try await checker.check(fileAt: path).isAnimated == isAnimated)
    }

    private func credit(_ properties: String) async throws -> FileCredit? {
        let packet =
            "<?xpacket begin=''?><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
            + "xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:cc='http://creativecommons.org/ns#'>"
            + properties + "</rdf:RDF>"
        let text = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8)
        let length = text.count + 2
        let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + text
        let bytes = Fixture.baselineJPEG.bytes
        let path = folder.put(Array(bytes.prefix(2) + segment + bytes.dropFirst(2)), at: "credited")
        return try await checker.check(fileAt: path).credit
    }

    @Test func `the credit in a picture's metadata is read, and addresses other than https are dropped`()
        async throws
    {
        let whole = try await credit(
            "<rdf:Description dc:source='http://example.org/1'><dc:title><rdf:Alt><rdf:li xml:lang='de'>"
                + "Nebel</rdf:li><rdf:li xml:lang='x-default'>"
                + "Fog &amp; &#x6D;ist</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>Ida Løv</rdf:li>"
                + "<rdf:li>Other</rdf:li></rdf:Seq></dc:creator><cc:attributionURL rdf:resource='javascript:1'/>"
                + "<cc:license rdf:resource='https://creativecommons.org/licenses/by-sa/2.0/?ref=x'/></rdf:Description>"
        )
        #expect(whole?.title == "Fog & mist")
        #expect(whole?.author == Author(name: "Ida Løv, Other"))
        #expect(whole?.page == nil)
        #expect(
            whole?.license
                == License(
                    code: "by-sa", name: "CC BY-SA 2.0",
                    link: "https://creativecommons.org/licenses/by-sa/2.0/?ref=x"))
        #expect(try await credit("<rdf:Description dc:title='Alone'/>") == nil)
        #expect(try await credit("<rdf:Description><dc:creator>Ida</rdf:Description>") == nil)
        let endless = String(repeating: "x", count: 60_000)
        let long = try await credit("<rdf:Description><dc:creator>\(endless)</dc:creator></rdf:Description>")
        #expect(long?.author.name.count == 300)
    }

    @Test(arguments: Fixture.all) func `a truncated picture is refused`(_ fixture: Fixture) async throws {
        for part in [fixture.bytes.count * 3 / 4, fixture.bytes.count - 3] {
            let verdict = try await verdict(Array(fixture.bytes.prefix(part)))
            #expect(throws: StoreError.self) { try verdict.get() }
        }
    }

    @Test
    func `a file that is not a picture is refused with its type, and an unreadable file as unreadable`()
        async throws
    {
        #expect(try await verdict([]) == .failure(.notAPicture(.notDecoded(.foreign(.empty)))))
        #expect(
            try await verdict(Array("<html>".utf8)) == .failure(.notAPicture(.notDecoded(.foreign(.html)))))
        await #expect(throws: StoreError.notAPicture(.notDecoded(.unreadable))) {
            try await checker.check(fileAt: folder.path + "/missing")
        }
        await #expect(throws: StoreError.notAPicture(.notDecoded(.unreadable))) {
            try await checker.check(fileAt: folder.path)
        }
    }
}
