/** Vitest reporter: writes the result of each file to the file of TEST_REPORT. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileReport, RunReport } from './report.ts';

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** From the start of the file to its end: an end-to-end test starts its server while the file loads. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()];
  const count = (...states: readonly string[]): number => tests.filter((test) => states.includes(test.result().state)).length;
  const failures = tests.flatMap((test) => {
    const { state, errors } = test.result();
    return state === 'failed' ? [`${test.fullName}: ${firstLine(errors?.[0]?.message ?? '')}`] : [];
  });
  // A file or suite that failed outside of its tests.
  const broken = [module, ...module.children.allSuites()].flatMap((task) => task.errors().map(({ message }) => firstLine(message)));
  const unsteady = tests.filter((test) => test.diagnostic()?.flaky === true).map(({ fullName }) => fullName);
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    seconds: secondsOf(module),
    passed: count('passed'),
    failed: failures.length + (failures.length === 0 ? broken.length : 0),
    skipped: count('skipped', 'pending'),
    failures: [...failures, ...broken],
    unsteady,
  };
}

export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const target = process.env['TEST_REPORT'];
    if (target === undefined) return;
    const run: RunReport = { files: modules.map(reportOf), errors: errors.map(({ message }) => firstLine(message)) };
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(run, null, 1));
  }
}
