import Foundation
import GalleryCore

/// The color a simulated person sees in a photo: eight hues, or a gray. Not how the recommender sees it.
enum PaintedColor {
    static func name(of color: RGB) -> String {
        let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
        let (most, least) = (channels.max() ?? 0, channels.min() ?? 0)
        guard most - least > 0.08 else { return most < 0.25 ? "black" : most > 0.75 ? "white" : "grey" }
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        let range = most - least
        let sixth =
            most == red
            ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        return "hue \(Int(((sixth + 6) * 8 / 6).rounded()) % 8)"
    }
}
