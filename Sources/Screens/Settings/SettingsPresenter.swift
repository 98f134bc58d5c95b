import CommandShell
import Configuration
import GalleryCore
import TextLayout
import Viper
import Wording

/// Shows settings with their sources, or changes one for the session or in the settings file.
final class SettingsPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<FactList>
    private let interactor: SettingsInteractor
    private let router: RestartRouter

    init(display: any ConsoleDisplay<FactList>, interactor: SettingsInteractor, router: RestartRouter) {
        self.display = display
        self.interactor = interactor
        self.router = router
    }

    func handle(_ event: SettingsRequest) async {
        switch event {
        case .list:
            display.show(FactList(interactor.settings))
            display.show(FactList(interactor.ring.keys))
        case .example: display.show(FactList(notes: example.map(Note.answer)))
        case .set(let word, let value, let isPersistent):
            do throws(SettingFailure) {
                try await set(interactor.setting(word), to: value, isPersistent: isPersistent)
            } catch {
                if case .unknown(let word, let known) = error {
                    return router.refuse(setting: word, known: known)
                }
                display.show(FactList(notes: [.problem(Self.sentence(error))]))
            }
        }
    }

    private var example: [String] {
        let settings = interactor.settings
        return Phrases.Settings.example(
            usage: { name in settings.first { $0.name == name }?.usage ?? name.usage },
            keys: interactor.ring.keys.names)
    }

    private func set(
        _ setting: any SessionSetting, to value: String?, isPersistent: Bool
    ) async throws(SettingFailure) {
        if let value {
            try await interactor.change(setting, to: value, isPersistent: isPersistent)
            if setting.restarts { router.restart() }
        }
        display.show(FactList([setting]))
        if isPersistent { save(value ?? setting.value, as: setting.name) }
        // The screen was laid out with the previous value.
        if value != nil, setting.isLive, display.outdateLayout() { await router.redraw() }
    }

    private func save(_ value: String, as name: SettingName) {
        do throws(SettingFailure) {
            let saved = try interactor.save(value, as: name)
            display.show(
                FactList(
                    notes: [.info(Phrases.Settings.saved(name, value, saved.path))]
                        + (saved.by.map { [.warning(Phrases.Settings.overruled($0))] } ?? [])))
        } catch {
            display.show(FactList(notes: [.problem(Self.sentence(error))]))
        }
    }

    private static func sentence(_ failure: SettingFailure) -> String {
        switch failure {
        case .unknown(let word, let known): Phrases.Settings.unknown(word, known: known)
        case .isKey: Phrases.Settings.keysElsewhere
        case .refused(let refusal, let value, let name, let usage):
            Phrases.Settings.refusal(refusal, of: value, by: name, usage: usage)
        case .noHome: Phrases.Settings.noHome
        case .notSaved(let error): Phrases.explanation(error)
        }
    }
}
