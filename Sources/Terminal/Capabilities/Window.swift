import Glibc
public import TextLayout

/// The window of a terminal.
public enum Window {
    /// Its size now (`TIOCGWINSZ`), read from the first of `descriptors` that is a terminal; 80 by 24 when none
    /// is. The aspect of a cell comes from the size in pixels where the terminal tells it.
    public static func size(of descriptors: [Int32] = [1, 0, 2]) -> ScreenSize {
        guard let window = window(of: descriptors) else { return ScreenSize() }
        return ScreenSize(
            columns: Int(window.ws_col), rows: Int(window.ws_row), cellAspect: aspect(of: window))
    }

    /// The size of a cell; nil when the terminal does not tell how many pixels it has.
    public static func cell(of descriptors: [Int32] = [1, 0, 2]) -> CellSize? {
        guard let window = window(of: descriptors) else { return nil }
        // A border may be counted with it: it is less than a pixel a cell.
        return CellSize(
            width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
    }

    private static func window(of descriptors: [Int32]) -> winsize? {
        for descriptor in descriptors {
            var window = winsize()
            guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
            else { continue }
            return window
        }
        return nil
    }

    private static func aspect(of window: winsize) -> Double {
        guard window.ws_xpixel > 0, window.ws_ypixel > 0 else { return 2 }
        let width = Double(window.ws_xpixel) / Double(window.ws_col)
        let height = Double(window.ws_ypixel) / Double(window.ws_row)
        return height / width
    }
}
