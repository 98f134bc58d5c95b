import CommandShell
import Configuration
import GalleryCore
import TextLayout
import Viper
import Wording

struct SettingsPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: SettingsInteractor
    let router: RestartRouter

    func handle(_ event: SettingsRequest) async {
        do throws(SettingFailure) {
            switch event {
            case .list: list()
            case .example: display.show(FactList(notes: example.map(Note.answer)))
            case .set(let word, let value, let isPersistent):
                try await set(interactor.setting(word), to: value, isPersistent: isPersistent)
            case .unset(let word): try await unset(interactor.setting(word))
            }
        } catch {
            show(error)
        }
    }

    private func list() {
        func heading(_ text: String) -> String? { display.audience.isProgram ? nil : text }
        for group in SettingGroup.allCases {
            let settings = interactor.settings.filter { SettingGroup(of: $0.name) == group }
            if !settings.isEmpty { display.show(FactList(settings, heading: heading(group.title))) }
        }
        let keys = interactor.ring.keys
        if !keys.names.isEmpty { display.show(FactList(keys, heading: heading(Phrases.Settings.keysTitle))) }
    }

    private var example: [String] {
        Phrases.Settings.example(
            of: interactor.settings.map { ($0.name, $0.usage) }, keys: interactor.ring.keys.names)
    }

    private func set(
        _ setting: any SessionSetting, to value: String?, isPersistent: Bool
    ) async throws(SettingFailure) {
        if let value {
            try await interactor.change(setting, to: value, isPersistent: isPersistent)
            if setting.restarts { router.restart() }
        }
        // Folders are saved as absolute paths.
        let text = setting.name == .folders ? setting.value : value ?? setting.value
        let saving =
            isPersistent
            ? Result { () throws(SettingFailure) in try interactor.save(text, as: setting.name) } : nil
        display.show(FactList([setting], source: source(of: setting, after: saving)))
        if value != nil, interactor.needsPIN(setting.name) {
            display.show(FactList(notes: [.warning(Phrases.Settings.needsPIN(setting.name))]))
        }
        switch saving {
        case .success((let path, let saved)):
            show(Phrases.Settings.saved(setting.name, text, path), saved)
        case .failure(let failure): show(failure)
        case nil: break
        }
        if value != nil { await redraw(with: setting) }
    }

    /// Removes a saved value and applies the default, if that is possible before the next start.
    private func unset(_ setting: any SessionSetting) async throws(SettingFailure) {
        let (path, saved) = try interactor.save(nil, as: setting.name)
        guard saved.previous != nil else {
            display.show(FactList(notes: [.quiet(Phrases.Settings.notInFile(setting.name, path))]))
            return
        }
        let value = setting.isLive ? setting.name.declaration.builtIn : nil
        if let value {
            try await interactor.change(setting, to: value, isPersistent: true)
            if setting.restarts { router.restart() }
        }
        show(Phrases.Settings.removed(setting.name, path, now: value), saved)
        if value != nil { await redraw(with: setting) }
    }

    /// The file, if the value for the session was saved and applies to the next one, too.
    private func source(
        of setting: any SessionSetting,
        after saving: Result<(path: String, saved: SavedSetting), SettingFailure>?
    ) -> SettingSource {
        guard setting.source == .session, case .success((_, let saved))? = saving, saved.overruledBy == nil
        else { return setting.source }
        return .file
    }

    /// Redraws a screen that was laid out with the previous value.
    private func redraw(with setting: any SessionSetting) async {
        let isVisible = SettingGroup(of: setting.name) == .pictures || setting.name == .language
        if setting.isLive, isVisible, display.outdateLayout() { await router.redraw() }
    }

    private func show(_ sentence: String, _ saved: SavedSetting) {
        let overruled = saved.overruledBy.map { [Note.warning(Phrases.Settings.overruled($0))] } ?? []
        display.show(FactList(notes: [.info(sentence)] + overruled))
    }

    private func show(_ failure: SettingFailure) {
        func show(_ sentence: String) { display.show(FactList(notes: [.problem(sentence)])) }
        switch failure {
        case .unknown(let word, let known): router.refuse(setting: word, known: known)
        case .isKey: show(Phrases.Settings.keysElsewhere)
        case .refused(let refusal, let value, let name, let usage):
            let sentence = Phrases.Settings.refusal(refusal, of: value, by: name, usage: usage)
            if case .unknownValue = refusal { router.refuse(sentence) } else { show(sentence) }
        case .noHome: show(Phrases.Settings.noHome)
        case .notSaved(let error): show(Phrases.explanation(error))
        }
    }
}
