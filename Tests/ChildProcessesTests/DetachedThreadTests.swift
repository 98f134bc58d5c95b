import ChildProcesses
import Dispatch
import Glibc
import Testing

@Suite(.timeLimit(.minutes(10))) struct DetachedThreadTests {
    @Test(arguments: [true, false])
    func `a detached thread blocks SIGTSTP unless started with isSignalled`(
        isSignalled: Bool
    ) async {
        let isBlocked = await withCheckedContinuation { continuation in
            // Dispatch's threads block most signals, which new threads inherit.
            DispatchQueue.global().async {
                DetachedThread.start(isSignalled: isSignalled) {
                    var mask = sigset_t()
                    pthread_sigmask(SIG_BLOCK, nil, &mask)
                    continuation.resume(returning: sigismember(&mask, SIGTSTP) == 1)
                }
            }
        }
        #expect(isBlocked != isSignalled)
    }
}
