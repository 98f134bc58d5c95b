public import CommandShell
import GalleryCore
import Viper
import Wording

/// Shows the last lines of the log, oldest first, and its path.
struct LogPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    /// `nil` if the log is not written to a file.
    let path: String?
    let lines: (Int) -> [String]

    func handle(_ count: Int) async {
        guard let path else { return _ = display.show([.problem(Phrases.Log.missing)]) }
        let lines = lines(count)
        let place = lines.isEmpty ? Phrases.Log.empty(path) : Phrases.Log.path(path)
        display.show(lines.map(Note.answer) + [.info(place, linking: path, to: nil)])
    }
}

extension PresentedFeatures {
    /// `lines` returns at most the given number of the log's last lines.
    public func log(
        _ count: Int, path: String?, lines: @escaping (Int) -> [String]
    ) -> any CommandScreen<Route> {
        LogPresenter(display: notes, path: path, lines: lines).module(for: count)
    }
}
