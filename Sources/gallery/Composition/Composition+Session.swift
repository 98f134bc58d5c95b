import CommandShell
import PhotoService
import PhotoStore
import Pictures
import Screens
import Terminal

extension Composition {
    /// Once the prompt is there: what begins here would take the processor from it.
    func fetchMissingPictures() async {
        guard front.hasPrompt else { return }
        await front.lines.prompted()
        photos.fetchMissingPictures()
    }

    /// Waits for reports to the services before a session ends normally.
    func finish() async { await transport.finishReports() }

    /// Leaves nothing behind for a terminal that did not take it.
    func close() {
        front.editor?.close()
        pictures.close()
        front.close()
        seen.finish()
    }
}
