import ArgumentParser
import CommandShell
import Configuration
import Demo
import GalleryCore
import Glibc
import PhotoService
import PhotoStore
import Screens
import Terminal
import TextLayout
import Wording

@main
enum Gallery {
    /// Checks limits before the session's first suspension, since tasks never resume if threads cannot be created.
    @MainActor static func main() async {
        // Without arguments, avoids building an array of strings.
        let expanded = CommandLine.argc > 1 ? ListedPaths.expanded(CommandLine.arguments) : []
        let arguments = expanded ?? CommandLine.arguments
        if arguments.dropFirst() == [DemoCatalog.argument] { await DemoProgram.run() }
        let output = prepare(isForPrograms: !Set(arguments).isDisjoint(with: ["--json", "--jsonl", "mcp"]))
        if let sentence = refusal() {
            output.printError(sentence + "\n")
            ProcessEnd.leave(ExitCode.failed)
        }
        if expanded == nil {
            chooseLanguage(arguments)
            ProcessEnd.leave(refuse([Phrases.Files.noInput], output, code: ExitCode.failed))
        }
        let code: Int32
        do {
            let completion = ShellCompletion(arguments)
            let script = ShellScript(askedBy: arguments)
            let isParsed = arguments.count > 1 && completion == nil && script == nil
            let options = isParsed ? try Options.parsed(arguments) : completion?.options
            if script != nil || options?.about != nil {
                chooseLanguage(arguments)
                output.answer(script?.text ?? options?.about ?? "")
                code = 0
            } else {
                code = await session(options, completion, output)
            }
        } catch {
            code = answer(to: error, arguments, output)
        }
        ProcessEnd.leave(self.code(of: output) ?? code)
    }

    /// Exit code after a failed write, which is reported unless the reader closed the pipe; `nil` if all was written.
    private static func code(of output: OutputStream) -> Int32? {
        guard let failure = output.failure else { return nil }
        guard let reason = failure.reason else { return ExitCode.brokenPipe }
        output.printError(Phrases.outputFailed(reason) + "\n")
        return ExitCode.failed
    }

    /// Raises low system limits; returns a message about one that is still too low, or about a missing /proc.
    private static func refusal() -> String? {
        // Dispatch reads the states of its threads there, and crashes if it cannot.
        if access("/proc/self/stat", R_OK) != 0 { return Phrases.noProc }
        if !OpenFileLimit.raise() { return Phrases.tooFewFiles(OpenFileLimit.least) }
        if !AddressSpaceLimit.raise() { return Phrases.tooLittleMemory(AddressSpaceLimit.least) }
        return ThreadLimit.isEnough ? nil : Phrases.tooFewThreads(ThreadLimit.least)
    }

    /// Fills closed standard descriptors, which the next opened file would otherwise get. Disables core files, which
    /// would contain the keys. Makes a write beyond the file size limit fail instead of raising SIGXFSZ.
    private static func prepare(isForPrograms: Bool) -> OutputStream {
        StandardDescriptors.fill()
        var none = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        _ = signal(SIGXFSZ, SIG_IGN)
        Memory.settle()
        ProcessEnd.nameCrashes()
        let links = Environment.linkFolders().map { ($0.path, $0.bytes) }
        return OutputStream {
            (links + LinkedFolders.all).map { path, bytes in
                // JSON is UTF-8.
                (path, isForPrograms ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes)
            }
        }
    }

    /// Prints help to standard output, and usage errors to standard error; returns the exit code.
    @MainActor private static func answer(
        to error: any Error, _ arguments: [String], _ output: OutputStream
    ) -> Int32 {
        chooseLanguage(arguments)
        // The argument parser has no parameter for the width with which it formats help to find the exit code.
        setenv("COLUMNS", "\(Options.helpColumns)", 1)
        guard Options.exitCode(for: error).isSuccess else {
            return refuse([Options.explanation(ofErrorIn: arguments) ?? Options.message(for: error)], output)
        }
        let text = Options.fullMessage(for: error)
        let isHelp = text.hasPrefix("OVERVIEW: ")
        output.write(
            isHelp
                ? Phrases.Options.help(Options.helpMessage()) + "\n" + Options.commandsByGroup : text + "\n")
        return 0
    }

    /// For texts printed without a session, such as help and usage errors.
    @MainActor private static func chooseLanguage(_ arguments: [String]) {
        guard Environment.pathNotUTF8 == nil else { return }
        let flag = arguments.lastIndex(of: "--language").flatMap { arguments[$0...].dropFirst().first }
        let isForPrograms = arguments.contains("--json") || arguments.contains("--jsonl")
        _ = StartConfiguration(config: nil, flags: flag.map { [SettingName.language: $0] } ?? [:])
            .language(isForPrograms: isForPrograms)
    }

    @MainActor private static func session(
        _ options: Options?, _ completion: ShellCompletion?, _ output: OutputStream
    ) async -> Int32 {
        if let variable = Environment.pathNotUTF8 {
            output.printError(Phrases.pathNotUTF8(variable) + "\n")
            return ExitCode.failed
        }
        let start = StartConfiguration(config: options?.config, flags: options?.settings ?? [:])
        let settings = start.settings
        let server: ToolServerRequest?
        do throws(UsageError) { server = completion == nil ? try options?.toolServer() : nil } catch {
            return refuse([Composition.phrases.usage(error, ToolServerCommand.spec.info, nil).text], output)
        }
        let language = start.language(isForPrograms: options?.launch.records != nil || server != nil)
        let faults = (start.file.faults + start.keyFile.faults).map(Phrases.explanation)
        guard !start.file.isMissing else { return refuse(faults, output) }
        let complaints = faults + [language.refusal(of: settings[.language])].compactMap(\.self)
        var launch = completion == nil ? options?.launch ?? LaunchOptions() : ShellCompletion.launch
        var pick: PickRequest?
        do throws(UsageError) { pick = completion == nil ? try options?.pick() : nil } catch {
            return refuse([Composition.phrases.usage(error, PickCommand.spec.info, nil).text], output)
        }
        if server != nil { launch.script = [] }
        var answers = output
        if let pick {
            let former = pick.takesFirst ? nil : ControllingTerminal.take()
            if let former { answers = OutputStream(output: former) }
            // Without a terminal there is no grid.
            launch.script = former == nil ? [] : nil
            launch.drawsIntoPipe = false
        }
        let isOutputTerminal = isatty(1) == 1
        if isOutputTerminal { launch.drawsIntoPipe = false }
        let capabilities = TerminalCapabilities.detect(
            environment: start.environment, isInputTerminal: isatty(0) == 1,
            isOutputTerminal: isOutputTerminal,
            drawsIntoPipe: launch.drawsIntoPipe, isUTF8: start.isUTF8,
            glyphNames: options?.plain == true ? Composition.glyphNames : nil)
        if let paths = launch.paths, capabilities.isInteractive, launch.records == nil {
            do throws(StoreError) {
                let home = HomeFolder(environment: start.environment)
                if let files = try await FilesModule.route(to: paths, folders: FoldersOnDisk(), home: home) {
                    (launch.script, launch.files) = (nil, files.route)
                    output.printError(files.problems.map { $0 + "\n" }.joined())
                }
            } catch {
                return refuse([Phrases.explanation(error)], output, code: ExitCode.failed)
            }
        }
        if launch.records != nil, launch.script == nil, capabilities.isInteractive {
            return refuse([Phrases.recordsNeedCommands], output)
        }
        var sentences = complaints
        let preference = settings[.graphics].flatMap { GraphicsProtocol(rawValue: $0.lowercased()) }
        if let name = settings[.graphics], preference == nil, name.lowercased() != SettingValues.automatic {
            sentences.append(Phrases.Graphics.unknown(name, known: SettingName.graphics.choices))
        }
        let profile = TerminalProfile(
            environment: start.environment, capabilities: capabilities, preference: preference)
        do throws(CatalogError) {
            let composition = try Composition(
                settings, folders: start.folders, launch: launch, capabilities: capabilities,
                profile: profile, language: language, isOutputTerminal: isOutputTerminal,
                // Standard output of a server has messages only.
                output: server == nil ? output : OutputStream(output: 2), sentences: sentences)
            defer { composition.close() }
            if let completion {
                // Not deallocated, since the process exits next and deallocation would take a tenth of the run time.
                _ = Unmanaged.passRetained(composition)
                output.write(await completion.answer(composition.completions))
                return 0
            }
            await composition.resumeErasure()
            let beginning = Task { await composition.startBackgroundWork() }
            let watching = Task { await composition.watchLock() }
            defer {
                beginning.cancel()
                watching.cancel()
            }
            if let server { return await composition.serveTools(server, output) }
            if let pick {
                let code = await composition.pick(pick) { [answers, end = launch.endsInZero ? "\0" : "\n"] in
                    answers.write($0 + end)
                }
                await composition.finish()
                return self.code(of: answers) ?? code
            }
            let end = await composition.shell().run()
            if case .left = end { await composition.finish() }
            return ExitCode.of(end)
        } catch {
            return refuse(complaints + [Phrases.explanation(error)], output)
        }
    }

    private static func refuse(
        _ sentences: [String], _ output: OutputStream, code: Int32 = ExitCode.misused
    ) -> Int32 {
        output.printError(sentences.map { $0 + "\n" }.joined())
        return code
    }
}
