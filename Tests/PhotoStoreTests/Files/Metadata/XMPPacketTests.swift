import GalleryCore
import PictureMetadata
import Testing

@testable import PhotoStore

@Suite struct XMPPacketTests {
    private static let dc = "http://purl.org/dc/elements/1.1/"
    private static let rights = "http://ns.adobe.com/xap/1.0/rights/"
    private static let cc = "http://creativecommons.org/ns#"
    private static let photoshop = "http://ns.adobe.com/photoshop/1.0/"

    private static func packet(_ body: String, about: String = "uuid:1") -> [UInt8] {
        Array(
            ("<?xpacket begin='\u{FEFF}' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>"
                + "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
                + "<r:Description r:about='\(about)' xmlns:d='\(dc)' xmlns:cc='\(cc)'>\(body)</r:Description>"
                + "</r:RDF></x:xmpmeta>" + String(repeating: " ", count: 4_000) + "<?xpacket end='w'?>").utf8)
    }

    @Test func `an XMP packet contains the metadata, license and credit of the photo`() throws {
        let xml = try #require(ParsedXML(XMPPacket.fresh(XMPProperties(photo("1")))))
        #expect(xml.property(Self.dc, "title") == ["Fog over the fjord"])
        #expect(xml.property(Self.dc, "creator") == ["Jane Doe"])
        #expect(xml.property(Self.dc, "description") == ["Early."])
        #expect(xml.property(Self.dc, "rights") == ["CC0 1.0"])
        #expect(xml.property(Self.dc, "source") == ["https://example.com/1"])
        #expect(xml.property(Self.dc, "identifier") == ["demo:1"])
        #expect(xml.property(Self.dc, "subject") == ["fog"])
        #expect(xml.property(Self.rights, "Marked") == ["False"])
        #expect(xml.property(Self.rights, "WebStatement") == ["https://example.com/cc0"])
        #expect(xml.property(Self.rights, "UsageTerms") == ["CC0 1.0"])
        #expect(xml.property(Self.cc, "license") == ["https://example.com/cc0"])
        #expect(xml.property(Self.cc, "attributionName") == ["Jane Doe"])
        #expect(xml.property(Self.cc, "attributionURL") == ["https://example.com/jane"])
        #expect(xml.property(Self.photoshop, "Credit") == [Credit(photo("1")).text])
    }

    @Test(arguments: [
        "</rdf:li></rdf:Seq>", "<![CDATA[", "&bomb;", "]]>", "\" onload='x", "<?xpacket end?>", "<!-- ",
        "\u{0}\u{1}\u{8}\u{1B}\u{7F}", "\u{9B}\u{FFFE}\u{FFFF}", "a\u{202E}b\u{200B}c\u{2028}d",
    ])
    func `hostile text adds no elements or control characters to the packet`(hostile: String) throws {
        let photo = photo("1", title: "x\(hostile)y", author: "x\(hostile)y", tags: [hostile])
        let packet = XMPPacket.fresh(XMPProperties(photo))
        let xml = try #require(ParsedXML(packet))
        #expect(XMLScanner.events(in: packet) != nil)
        let title = try #require(xml.property(Self.dc, "title").first)
        #expect(title.hasPrefix("x") && title.hasSuffix("y"))
        #expect(title.contains(hostile) || !hostile.allSatisfy(\.isASCII) || hostile.hasPrefix("\0"))
        #expect(xml.property(Self.dc, "source").count == 1)
        let hidden = String(decoding: packet, as: UTF8.self).unicodeScalars.filter { scalar in
            [.control, .lineSeparator].contains(scalar.properties.generalCategory) && scalar != "\n"
        }
        #expect(hidden.isEmpty)
        #expect(!packet.contains(0x1B))
    }

    @Test func `a packet with long texts and many tags has less than 60,000 bytes`() {
        let long = String(repeating: "<", count: 1 << 20)
        let tags = (0..<1_000).map { "tag\($0)" }
        let packet = XMPPacket.fresh(XMPProperties(photo("1", title: long, author: long, tags: tags)))
        #expect(packet.count < 60_000)
    }

    @Test func `an existing XMP packet keeps its properties and gets the missing ones`() throws {
        let own = Self.packet(
            "<d:creator><r:Seq><r:li>Jane &amp; Joe</r:li></r:Seq></d:creator><d:format>image/jpeg</d:format>"
        )
        let merged = XMPPacket.completing(own, with: XMPProperties(photo("1")))
        let xml = try #require(ParsedXML(merged))
        #expect(xml.property(Self.dc, "creator") == ["Jane & Joe"])
        #expect(xml.property(Self.dc, "format") == ["image/jpeg"])
        #expect(xml.property(Self.dc, "title") == ["Fog over the fjord"])
        #expect(xml.property(Self.cc, "license") == ["https://example.com/cc0"])
        #expect(Set(xml.values["about"] ?? []) == ["uuid:1"])
        #expect(merged.count < own.count)
    }

    @Test(arguments: [
        "\u{1B}]0;x\u{7}", "\u{0}", "\u{8}", "\u{7F}", "\u{9B}31m", "\u{85}", "&#27;[31m", "&#x1b;",
        "&#x0000000000009B;",
        "&#0;", "&#127;",
    ])
    func `an existing packet is rewritten without control characters`(control: String) throws {
        let own = Self.packet("<d:creator><r:Seq><r:li>Jane\(control)Doe</r:li></r:Seq></d:creator>")
        let fresh = String(decoding: XMPPacket.fresh(XMPProperties(photo("1"))), as: UTF8.self)
        let whole = Array(fresh.replacing("Jane Doe", with: "Jane\(control)Doe").utf8)
        for packet in [own, whole].map({ XMPPacket.completing($0, with: XMPProperties(photo("1"))) }) {
            let text = String(decoding: packet, as: UTF8.self)
            let controls = text.unicodeScalars.filter {
                $0.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains($0)
            }
            #expect(controls.isEmpty)
            #expect(!text.contains("&#"))
            #expect(ParsedXML(packet) != nil)
        }
    }

    @Test func `a quotation mark before a combining mark is escaped in an attribute`() throws {
        let own = Self.packet("<d:format>image/jpeg</d:format>", about: "\"\u{301}")
        let merged = XMPPacket.completing(own, with: XMPProperties(photo("1")))
        let xml = try #require(ParsedXML(merged))
        #expect(xml.property(Self.dc, "title") == ["Fog over the fjord"])
        #expect(Set(xml.values["about"] ?? []) == ["\"\u{301}"])
    }

    @Test func `a less-than sign in an attribute is refused, before a combining mark, too`() {
        #expect(XMLScanner.events(in: Array("<a b='<\u{301}'/>".utf8)) == nil)
    }

    @Test func `line breaks, tabs and letters of an existing packet are kept`() throws {
        let text = "a&#10;b&#x9;c\n\td \u{E9}&#233;&amp;#27;&#;&#xyz"
        let own = Self.packet("<d:creator>\(text)</d:creator>")
        let merged = XMPPacket.completing(own, with: XMPProperties(photo("1")))
        #expect(String(decoding: merged, as: UTF8.self).contains("<d:creator>\(text)</d:creator>"))
    }

    @Test func `properties written as attributes are not added again`() throws {
        let own = Array(
            ("<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)'><rdf:Description rdf:about='' xmlns:p='\(Self.photoshop)'"
                + " p:Credit='Own'/></rdf:RDF>").utf8)
        let merged = XMPPacket.completing(own, with: XMPProperties(photo("1")))
        let text = String(decoding: merged, as: UTF8.self)
        #expect(ParsedXML(merged) != nil)
        #expect(text.contains("p:Credit='Own'"))
        #expect(!text.contains("<photoshop:Credit>"))
    }

    @Test(arguments: [
        "<d:creator/>", "<d:creator></d:creator>", "<d:creator><r:Seq/></d:creator>",
        "<d:creator><r:Seq><r:li> </r:li></r:Seq></d:creator>",
        "<d:creator r:parseType='Resource'> </d:creator>",
        "<d:creator><r:Alt><r:li xml:lang='x-default'/></r:Alt></d:creator>",
    ])
    func `a property without value is replaced`(empty: String) throws {
        let own = Self.packet("<d:format>image/jpeg</d:format>" + empty + "<d:source>own</d:source>")
        let xml = try #require(ParsedXML(XMPPacket.completing(own, with: XMPProperties(photo("1")))))
        #expect(xml.property(Self.dc, "creator") == ["Jane Doe"])
        #expect(xml.property(Self.dc, "format") == ["image/jpeg"])
        #expect(xml.property(Self.dc, "source") == ["own"])
    }

    @Test func `an empty attribute is replaced, and a value in a CDATA section or a resource is kept`() throws
    {
        let own = Array(
            ("<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)'><rdf:Description rdf:about='' xmlns:d='\(Self.dc)'"
                + " d:source='' xmlns:cc='\(Self.cc)' d:identifier='own'><d:creator><![CDATA[Jane]]></d:creator>"
                + "<cc:license rdf:resource='https://own.test/'/></rdf:Description></rdf:RDF>").utf8)
        let merged = XMPPacket.completing(own, with: XMPProperties(photo("1")))
        let text = String(decoding: merged, as: UTF8.self)
        #expect(!text.contains("d:source=''") && text.contains("<dc:source>https://example.com/1<"))
        #expect(text.contains("d:identifier='own'") && !text.contains("<dc:identifier>"))
        #expect(text.contains("<![CDATA[Jane]]>") && !text.contains("<dc:creator>"))
        #expect(text.contains("own.test") && !text.contains("<cc:license rdf:resource=\"https://example"))
        #expect(XMPValues(merged).first((.dc, "creator")) == "Jane")
    }

    @Test func `a complete packet is unchanged`() {
        let own = XMPPacket.fresh(XMPProperties(photo("1")))
        #expect(XMPPacket.completing(own, with: XMPProperties(photo("1"))) == own)
    }

    @Test(arguments: [
        "", "junk", "<a>", "<rdf:RDF/>", "<x><y></x></y>", "<!DOCTYPE x [<!ENTITY a 'b'>]><x/>",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/>", "<a b='<'/>", "<a b=c/>",
        "<p:a/>",
        "<!-- <rdf:RDF></rdf:RDF> -->", String(repeating: "<a>", count: 200),
    ])
    func `a packet that is invalid or has no RDF properties is replaced`(text: String) {
        let properties = XMPProperties(photo("1"))
        #expect(XMPPacket.completing(Array(text.utf8), with: properties) == XMPPacket.fresh(properties))
    }
}
