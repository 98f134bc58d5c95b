import GalleryCore

struct DemoExif: Equatable, Sendable {
    let make: String
    let model: String
    let exposure: String
    let aperture: String
    let focalLength: String
    let iso: Int

    /// `nil` for about one photo in six, as authors on Unsplash may remove the camera settings.
    init?(index: Int, motif: Motif) {
        var random = SplitMix64(seed: 0xE41F_0000 &+ UInt64(index))
        guard !random.oneIn(6) else { return nil }
        let camera = random.pick([
            ("Halden", "HX-2"), ("Halden", "HX-4 II"), ("Ostra", "R 35"), ("Kobayashi", "KB-7"),
            ("Lindner", "M 11"), ("Ostra", "Pocket 4"),
        ])
        make = camera.0
        model = camera.1
        let isDark = motif.daytime == .night
        exposure = random.pick(
            isDark ? ["1/15", "1/4", "2", "15", "30"] : ["1/125", "1/250", "1/500", "1/1000"])
        aperture = random.pick(isDark ? ["1.4", "1.8", "2.8"] : ["4.0", "5.6", "8.0", "11.0"])
        focalLength = random.pick(["18.0", "24.0", "35.0", "50.0", "85.0", "135.0", "200.0"])
        iso = random.pick(isDark ? [1600, 3200, 6400] : [100, 125, 200, 400])
    }
}
