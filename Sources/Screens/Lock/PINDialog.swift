import CommandShell
import GalleryCore
import Viper
import Wording

/// Asks for PINs, which can be typed only at a terminal and are shown as dots.
@MainActor
struct PINDialog {
    /// Time for which a wrong PIN is shown.
    private static let red = Duration.milliseconds(400)

    let display: any Display<TypedEntry>
    let lines: any LineSource
    let lock: any PersonalLock

    /// Asks until a correct PIN is typed; returns false if the user types nothing or cancels.
    func isKnown() async throws(StoreError) -> Bool {
        var question = Phrases.Lock.ask
        while true {
            guard try await waited(), let pin = await ask(question), !pin.isEmpty else { return false }
            guard PIN.isValid(pin) else {
                await refuse(pin, question)
                question = Phrases.Lock.askPossible
                continue
            }
            switch try await lock.open(with: pin) {
            case .right:
                display.show(TypedEntry(question: question, shown: .digits(pin.count), state: .right))
                return true
            case .wrong:
                await refuse(pin, question)
                question = Phrases.Lock.askAgain
            case .tooEarly: continue
            }
        }
    }

    func isRight(_ pin: String) async throws(StoreError) -> Bool {
        guard try await waited() else { return false }
        return if case .right = try await lock.open(with: pin) { true } else { false }
    }

    /// New PIN, typed twice; `nil` if nothing was typed.
    func new() async -> String? {
        var question = Phrases.Lock.askNew
        while true {
            guard let pin = await ask(question), !pin.isEmpty else { return nil }
            guard PIN.isValid(pin) else {
                await refuse(pin, question)
                continue
            }
            guard let again = await ask(Phrases.Lock.askTwice), !again.isEmpty else { return nil }
            if again == pin { return pin }
            await refuse(again, Phrases.Lock.askTwice)
            question = Phrases.Lock.askNewAgain
        }
    }

    /// Word of letters, typed with echo; `nil` if canceled.
    func word(_ question: String, atMost limit: Int) async -> String? {
        let word = await lines.typed(atMost: limit, where: \.properties.isAlphabetic) { [display] text in
            display.show(TypedEntry(question: question, shown: .text(text)))
        }
        return Task.isCancelled ? nil : word?.lowercased()
    }

    private func ask(_ question: String) async -> String? {
        let pin = await lines.typed(
            atMost: PIN.length.upperBound, where: { ("0"..."9").contains($0) }
        ) { [display] text in
            display.show(TypedEntry(question: question, shown: .digits(text.count)))
        }
        return Task.isCancelled ? nil : pin
    }

    private func refuse(_ pin: String, _ question: String) async {
        display.show(TypedEntry(question: question, shown: .digits(pin.count), state: .wrong))
        try? await Task.sleep(for: Self.red)
    }

    /// Shows a countdown until the next attempt is allowed; returns false if canceled.
    private func waited() async throws(StoreError) -> Bool {
        while case let wait = try lock.wait(), wait > .zero {
            display.progress(Phrases.Lock.wait(Int(wait.components.seconds) + 1))
            do { try await Task.sleep(for: min(wait, .seconds(1))) } catch { return false }
        }
        return !Task.isCancelled
    }
}
