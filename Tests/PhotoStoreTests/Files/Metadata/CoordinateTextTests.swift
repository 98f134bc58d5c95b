import Testing

@testable import PhotoStore

@Suite struct CoordinateTextTests {
    @Test(arguments: [
        "59.91273, 10.74609", "59.913 N", "N59.91273", "59°54'45\"N", "59 deg 54' 45.8\" N", "59° N",
        "59.91273°",
        "+59.9127+010.7461/", "GPS 5", "lat=5", "Latitude: 59", "geo:59.9,10.7", "59,54.7637N", "59,54,45N",
        "$GPGGA,1", "59,91273 10,74609", "Höhe über GPS 3",
    ]) func `coordinates are recognized`(_ text: String) {
        #expect(CoordinateText.isPossible(in: text))
    }

    @Test(arguments: [
        "", "Fog in Oslo", "GPS of a walk", "2026-01-02T03:04:05.678", "f/2.8 at 1/250 s", "1,234,567 people",
        "version 1.2.345.678", "at -5 °C", "a 360° view", "3.14159", "24-70mm F2.8 S", "0.5 s",
        "https://example.org/1.0/",
    ]) func `other text is not taken for coordinates`(_ text: String) {
        #expect(!CoordinateText.isPossible(in: text))
    }

    @Test func `a degree sign in ISO 8859-1 is recognized`() {
        #expect(CoordinateText.isPossible(in: [0x35, 0x39, 0xB0, 0x35, 0x34]))
    }
}
