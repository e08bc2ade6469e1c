import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node'

/**
 * Prints one plain line at the end of a run: `N passed, N failed`; a file that did not load is a failure.
 */
export class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 }
    for (const module of modules) {
      const failedBefore = count.failed
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') count[state]++
        else count.skipped++
      }
      if (module.state() === 'failed' && count.failed === failedBefore) count.failed++
    }
    // Failures before any test, such as a cluster that does not start, count too.
    if (count.failed === 0 && (reason === 'failed' || process.exitCode)) count.failed = 1
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    // After the output of all other reporters.
    process.once('exit', () =>
      process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`),
    )
  }
}
