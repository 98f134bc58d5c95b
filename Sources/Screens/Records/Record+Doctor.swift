import CommandShell
import Configuration
import GalleryCore
import TextLayout
import Wording

extension Record {
    static let doctor = RecordType<(machine: MachineFacts, facts: DoctorFacts, wrong: [String])>(
        "doctor", "What doctor finds; the home folder is ~ in it.",
        [
            RecordField("gallery", "Program.", program) { $0.machine },
            RecordField("terminal", "Terminal.", terminal) { $0.machine },
            RecordField("protocol", "Protocol for pictures.", protocolFields) { $0.machine.graphics },
            RecordField("cell", "Cell of the terminal.", cell) { $0.machine.graphics },
            RecordField("colors", "Number of colors; 0 without color.") { $0.machine.graphics.colors },
            RecordField("services", "Services.", services) { $0.facts },
            RecordField(
                "network", "Requests to the hosts of the services.", check, list: { $0.facts.checks }),
            RecordField("hosts", "Hosts that gallery connects to.") { $0.facts.hosts },
            RecordField("contact", "Whether a contact is sent to hosts of Wikimedia.") {
                $0.facts.contact != nil
            },
            RecordField(
                "database", "Database; null if it cannot be opened.", database,
                optional: { try? $0.facts.store.get() }),
            RecordField("caches", "Caches.", cacheFields) { $0.facts.caches },
            RecordField("settings", "Settings file.", settings) { $0.machine.program },
            RecordField("log", "Log.", log) { $0.machine.program },
            RecordField(
                "decoder", "Decoder of pictures; null if it does not run.", decoder,
                optional: { $0.machine.program.containment }),
            RecordField("formats", "Formats that can be shown.") { $0.machine.formats },
            RecordField("libraries", "Libraries with their versions.") { $0.machine.program.libraries },
            RecordField("wrong", "Names of the fields in which doctor found a problem.") { $0.wrong },
        ])

    private static let program: [RecordField<MachineFacts>] = [
        RecordField("version", "Version of gallery.") { _ in ProgramVersion.number },
        RecordField("system", "Name, release and architecture of the kernel.") { $0.program.system },
    ]

    private static let terminal: [RecordField<MachineFacts>] = [
        RecordField("type", "Value of TERM.") { $0.terminal.type },
        RecordField("name", "Name of the terminal.") { $0.graphics.terminal },
        RecordField("columns", "Width in columns.") { $0.screen.columns },
        RecordField("rows", "Height in rows.") { $0.screen.rows },
        RecordField("characters", "Character encoding: UTF-8 or ASCII.") { $0.characters },
        RecordField("inside", "Programs between gallery and the terminal: ssh, tmux, screen.") {
            $0.terminal.inside
        },
        RecordField("interactive", "Whether input and output are a terminal.") { $0.terminal.isInteractive },
    ]

    private static let protocolFields: [RecordField<Graphics>] = [
        RecordField("name", "Name of the protocol.") { $0.method.rawValue },
        RecordField("why", "Reason of the choice.") { $0.reason.text },
        RecordField("glyphs", "Characters for pictures in cells.") { $0.glyphs.rawValue },
    ]

    private static let cell: [RecordField<Graphics>] = [
        RecordField("width", "Width in pixels.") { $0.cell.width },
        RecordField("height", "Height in pixels.") { $0.cell.height },
        RecordField("source", "Source of the size.") { $0.cellSource.text },
    ]

    private static let services: [RecordField<DoctorFacts>] = [
        RecordField("asked", "Service in use.") { $0.service.rawValue },
        RecordField("keys", "Services that take a key.", keySource, list: { $0.keySources }),
    ]

    private static let keySource: [RecordField<(service: ServiceName, source: SettingSource?)>] = [
        RecordField("name", "Name of the service.") { $0.service.rawValue },
        RecordField("key", "Source of the key; null if it is not set.") { $0.source?.rawValue },
    ]

    private static let check: [RecordField<HostCheck>] = [
        RecordField("host", "Host and port.") { $0.host },
        RecordField("status", "Status code of the response; null without one.") { try? $0.outcome.get() },
        RecordField("milliseconds", "Duration of the request.") { $0.milliseconds },
    ]

    private static let database: [RecordField<StoreCheck>] = [
        RecordField("path", "Path of the file; null for a database in memory.") { $0.status.path },
        RecordField("bytes", "Size with the write-ahead log.") { $0.status.bytes },
        RecordField("favorites", "Number of favorites.") { $0.status.favorites },
        RecordField("pictures", "Number of pictures of favorites.") { $0.status.pictures },
        RecordField("read_only", "Whether the file is only read.") { $0.status.isReadOnly },
        RecordField("sound", "Whether no fault was found.") { $0.faults.isEmpty },
    ]

    private static let settings: [RecordField<ProgramFacts>] = [
        RecordField("path", "Path of the file.") { $0.settingsPath },
        RecordField("left_out", "Number of ignored lines.") { $0.ignoredLines },
    ]

    private static let log: [RecordField<ProgramFacts>] = [
        RecordField("path", "Path of the file.") { $0.logPath },
        RecordField("level", "Lowest level that is logged.") { $0.logLevel },
    ]

    private static let decoder: [RecordField<DecoderContainment>] = [
        RecordField("holding", "Restrictions in force.") { $0.holding },
        RecordField("refused", "Restrictions that the system refused.") { $0.refused },
    ]
}
