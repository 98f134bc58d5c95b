import CommandShell
import Wording

enum DoctorCommand {
    static let spec = CommandSpec(
        "doctor", group: .tune, Phrases.Doctor.help, examples: ["doctor"]
    ) { Route.doctor }
}
