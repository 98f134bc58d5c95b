import TextLayout

/// iTerm2's inline images (iterm2.com/documentation-images.html), as WezTerm, mintty and Konsole show them, too.
enum InlineImage {
    /// A JPEG file of ours, stretched to the box of cells.
    static func text(of picture: CodedPicture, columns: Int, rows: Int) -> String {
        "\u{1B}]1337;File=inline=1;size=\(picture.bytes.count);width=\(columns);height=\(rows)"
            + ";preserveAspectRatio=0;doNotMoveCursor=1:" + Base64.text(picture.bytes) + "\u{7}"
    }
}
