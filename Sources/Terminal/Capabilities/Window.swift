import Glibc
public import TextLayout

public enum Window {
    /// Window size and cell aspect ratio (`TIOCGWINSZ`) of the first terminal among `descriptors`; else 80 by 24.
    public static func size(of descriptors: [Int32] = [1, 0, 2]) -> ScreenSize {
        guard let window = window(of: descriptors) else { return ScreenSize() }
        return ScreenSize(
            columns: Int(window.ws_col), rows: Int(window.ws_row), cellAspect: aspect(of: window))
    }

    /// Screen size for pictures in a pipe: `COLUMNS` and `LINES`, as previewing programs set them, else the window's.
    public static func size(forPipeIn environment: [String: String]) -> ScreenSize {
        func count(_ name: String) -> Int? {
            environment[name].flatMap { Int($0) }.flatMap { (1...1000).contains($0) ? $0 : nil }
        }
        let window = size()
        return ScreenSize(
            columns: count("COLUMNS") ?? window.columns, rows: count("LINES") ?? window.rows,
            cellAspect: window.cellAspect)
    }

    /// Cell size in pixels; `nil` if the terminal does not report it.
    public static func cell(of descriptors: [Int32] = [1, 0, 2]) -> CellSize? {
        guard let window = window(of: descriptors) else { return nil }
        // The reported size may include a border of less than a pixel per cell, which the integer division drops.
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
