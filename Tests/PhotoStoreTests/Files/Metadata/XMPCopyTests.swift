import GalleryCore
import PictureMetadata
import Testing

@testable import PhotoStore

@Suite struct XMPCopyTests {
    private static let dc = "xmlns:dc='http://purl.org/dc/elements/1.1/'"

    private func cleaned(_ description: String) -> (text: String, cleaned: CleanedMetadata) {
        let cleaned = XMPCopy.withoutLocation(XMPText.packet(description))
        let bytes = cleaned.bytes ?? []
        #expect(cleaned.bytes == nil || XMLScanner.events(in: bytes) != nil)
        if cleaned.bytes != nil {
            let again = XMPCopy.withoutLocation(bytes)
            #expect(!again.hadLocation && again.leftOut.isEmpty)
        }
        return (String(decoding: bytes, as: UTF8.self), cleaned)
    }

    /// Forms of drones, phones and programs: vocabularies of makers, and other ways to write the same RDF.
    private static let positions = [
        "<rdf:Description xmlns:d='http://www.dji.com/drone-dji/1.0/' d:GpsLatitude='+59.91273' d:GpsLongtitude='+10.7'/>",
        "<rdf:Description xmlns:d='http://www.dji.com/drone-dji/1.0/'><d:Latitude>59.91273</d:Latitude></rdf:Description>",
        "<rdf:Description xmlns:d='http://www.dji.com/drone-dji/1.0/' d:AbsoluteAltitude='+59.91273'/>",
        "<rdf:Description xmlns:drone='http://pix4d.com/drone/1.0' drone:Latitude='59.91273'/>",
        "<rdf:Description xmlns:Camera='http://pix4d.com/camera/1.0' Camera:GPSXYAccuracy='59.91273'/>",
        "<rdf:Description xmlns:p='http://www.parrot.com/drone-parrot/1.0/' p:TakeOffLocation='59.91273'/>",
        "<rdf:Description xmlns:a='http://www.autelrobotics.com/drone/1.0/' a:Lat='59.91273'/>",
        "<rdf:Description><GPSLatitude xmlns='http://ns.adobe.com/exif/1.0/'>59.91273</GPSLatitude></rdf:Description>",
        "<rdf:Description xmlns:q='http://ns.adobe.com/exif/1.0/' q:GPSLatitude='59,54.91273N'/>",
        "<Description xmlns='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns:e='http://ns.adobe.com/exif/1.0/' "
            + "e:GPSPosition='59.91273'/>",
        "<e:Photo xmlns:e='http://ns.adobe.com/exif/1.0/' e:GPSLatitude='59.91273'/>",
        "<rdf:Description><geo:lat xmlns:geo='http://www.w3.org/2003/01/geo/wgs84_pos#'>59.91273</geo:lat>"
            + "</rdf:Description>",
        "<rdf:Description \(dc)><dc:coverage>59.91273</dc:coverage></rdf:Description>",
        "<rdf:Description \(dc)><dc:subject><rdf:Bag><rdf:li>geo:lat=59.91273</rdf:li></rdf:Bag></dc:subject>"
            + "</rdf:Description>",
        "<rdf:Description \(dc)><dc:title>59.91273, <![CDATA[10.74609]]></dc:title></rdf:Description>",
        "<rdf:Description \(dc) dc:rights='N59.91273'/>",
        "<rdf:Description xmlns:x='http://ns.adobe.com/exif/1&#46;0/' x:GPSLatitude='59.91273'/>",
        "<rdf:Description \(dc) dc:title='fog'/><!-- 59.91273 --><?gps 59.91273?>",
        "<rdf:Description \(dc) dc:title='fog' rdf:about='59.91273, 10.74609'/>",
        "<rdf:Description \(dc) dc:title='fog'/>59.91273",
    ]

    @Test(arguments: positions) func `coordinates are not copied, and every name is known`(
        _ description: String
    ) {
        let (text, _) = cleaned(description)
        #expect(!text.contains("59.9") && !text.contains("91273"))
    }

    @Test func `fields without coordinates are copied, wherever they are written`() {
        let (text, cleaned) = cleaned(
            """
            <rdf:Description rdf:about="x" \(Self.dc) xmlns:t='http://ns.adobe.com/tiff/1.0/'
             xmlns:c='http://creativecommons.org/ns#' t:Make="D &amp; I" xmlns:d='http://www.dji.com/drone-dji/1.0/'
             d:GpsLatitude='1' d:FlightYawDegree='1'>
            <dc:title><rdf:Alt><rdf:li xml:lang='x-default'>Fog &lt;1</rdf:li></rdf:Alt></dc:title>
            <c:license rdf:resource='https://example.org/'/>
            <t:Software rdf:parseType='Literal'>x</t:Software></rdf:Description>
            """)
        for part in [
            "tiff:Make=\"D &amp; I\"", "<rdf:li xml:lang=\"x-default\">Fog &lt;1</rdf:li>",
            "cc:license rdf:resource=\"https://example.org/\"", "xmlns:cc=\"http://creativecommons.org/ns#\"",
        ] { #expect(text.contains(part), "\(text)") }
        #expect(!text.contains("dji") && cleaned.hadLocation && cleaned.leftOut == [.xmpFields])
    }

    @Test func `a place keeps its names without its coordinates`() {
        let (text, cleaned) = cleaned(
            """
            <rdf:Description xmlns:i='http://iptc.org/std/Iptc4xmpExt/2008-02-29/'
             xmlns:exif='http://ns.adobe.com/exif/1.0/' xmlns:p='http://ns.adobe.com/photoshop/1.0/' p:City='Oslo'>
            <i:LocationCreated><rdf:Bag><rdf:li rdf:parseType='Resource'><i:City>Oslo</i:City>
            <exif:GPSLatitude>59,54.7N</exif:GPSLatitude></rdf:li></rdf:Bag></i:LocationCreated></rdf:Description>
            """)
        #expect(text.contains("<Iptc4xmpExt:City>Oslo</Iptc4xmpExt:City>") && text.contains("photoshop:City"))
        #expect(!text.contains("59") && cleaned.hadLocation && cleaned.leftOut.isEmpty)
    }

    @Test func `a packet without coordinates is copied unchanged`() {
        let packet = XMPText.packet(
            "<rdf:Description \(Self.dc) dc:title='Fog' dc:date='2026-01-02T03:04:05.678'/>")
        #expect(XMPCopy.withoutLocation(packet) == CleanedMetadata(bytes: packet))
    }

    @Test func `a packet that is not XML or not RDF is left out`() {
        for text in ["<x", "", "<a/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"] {
            #expect(XMPCopy.withoutLocation(Array(text.utf8)) == CleanedMetadata(leftOut: [.xmp]))
        }
        let wide = String(decoding: XMPText.packet("<rdf:Description/>"), as: UTF8.self).utf16.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
        #expect(XMPCopy.withoutLocation(wide) == CleanedMetadata(leftOut: [.xmp]))
    }

    @Test(.timeLimit(.minutes(10))) func `a packet with many fields is copied in one pass`() {
        let fields = String(repeating: "<dc:title>59.123 10.123</dc:title>", count: 20_000)
        let (text, cleaned) = cleaned("<rdf:Description \(Self.dc)>\(fields)</rdf:Description>")
        #expect(!text.contains("59.") && cleaned.leftOut == [.xmpFields])
    }
}
