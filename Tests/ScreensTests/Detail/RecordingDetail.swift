import CommandShell
import TextLayout

@testable import Screens

/// Records shown models. By default, the screen has 80 by 24 cells.
@MainActor
final class RecordingDetail: DetailDisplay {
    typealias Model = DetailModel

    private(set) var models: [DetailModel] = []
    private(set) var waits: [String?] = []
    let canvas: Canvas

    var fullScreen: (any FullScreen)?
    var slides: SlideDisplay? { fullScreen.map(SlideDisplay.init) }

    init(screen: ScreenSize = ScreenSize()) { canvas = Canvas(of: screen, PixelGrid()) }

    private(set) var prepared: [DetailModel] = []
    func prepare(_ model: DetailModel) async { prepared.append(model) }

    func show(_ model: DetailModel) -> Int {
        models.append(model)
        return 0
    }

    /// Number of models shown before the last wait for the picture.
    private(set) var settled: Int?
    func settle(atMost limit: Duration) async { settled = models.count }

    func progress(_ text: String?) { waits.append(text) }
}
