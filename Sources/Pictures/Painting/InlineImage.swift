import FoundationEssentials
import PictureExchange
import TextLayout

/// iTerm2's inline images (iterm2.com/documentation-images.html), also supported by WezTerm, mintty and Konsole.
enum InlineImage {
    /// Sequence that shows a JPEG file, stretched to the box of cells.
    static func text(of image: EncodedImage, columns: Int, rows: Int) -> String {
        "\u{1B}]1337;File=inline=1;size=\(image.bytes.count);width=\(columns);height=\(rows)"
            + ";preserveAspectRatio=0;doNotMoveCursor=1:" + Data(image.bytes).base64EncodedString() + "\u{7}"
    }
}
