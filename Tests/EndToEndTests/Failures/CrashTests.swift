import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct CrashTests {
    @Test(arguments: [(SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGSEGV, "SIGSEGV")])
    func `a script that crashes prints the name of the signal on standard error`(signal: Int32, name: String)
        throws
    {
        let service = try FailingService(.held)
        let session = try PipedSession(
            ["--service", "unsplash", "-c", "search haze"], home: Home(), environment: service.environment)
        let isAsked = Clock.wait(atMost: 60) { service.failures > 0 }
        #expect(isAsked)
        session.send(signal)
        let end = try session.end()
        #expect(end.code == nil)
        #expect(end.problems == "gallery: \(name)\n")
    }
}
