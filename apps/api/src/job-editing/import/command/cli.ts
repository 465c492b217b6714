#!/usr/bin/env node
import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../../../platform/config/config.ts';
import { LockedError } from '../../../platform/db/lock.ts';
import { createLog } from '../../../platform/log/log.ts';
import { DEMO_OWNER, readArgs, type ImportArgs } from './args.ts';
import { commandMessages } from './messages.de.ts';
import { importMessages } from '../parse/messages.de.ts';
import { readJobsFile } from '../read/read-file.ts';
import { notedLine, progressBar, rejectedLine, summary } from './report.ts';
import { countEntries, runImport } from './run-import.ts';
import { UnknownOwnerError } from '../store/import-batch.ts';
import { ImportError, openTarget } from './target.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const quiet = createLog({ out: () => undefined, err: (line) => process.stderr.write(line) });

/** The file relative to the folder in which npm was called. */
function readablePath(file: string): string {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    accessSync(path, constants.R_OK);
    if (statSync(path).isFile()) return path;
  } catch {
    // Reported below, as for a folder.
  }
  throw new ImportError(commandMessages.noFile(path));
}

async function importFile(args: ImportArgs): Promise<number> {
  const path = readablePath(args.file);
  const target = await openTarget(readConfig(process.env), quiet, args.owner !== undefined, say);
  try {
    say(target.description);
    const terminal = process.stderr.isTTY;
    const total = terminal ? await countEntries(readJobsFile(path)) : 0;
    const report = await runImport(path, target, {
      owner: args.owner ?? DEMO_OWNER,
      design: args.design,
      onNotes: (entry) => say(`  ${notedLine(entry)}`),
      onProgress: (done) => {
        if (terminal) process.stderr.write(`\r${progressBar(done, total)}${done === total ? '\n' : ''}`);
      },
    });
    if (report.filled.total === 0 && report.rejected.length === 0) throw new ImportError(importMessages.noRows);
    if (report.rejected.length > 0)
      say(`\n${commandMessages.refusedHeading}\n${report.rejected.map((rejected) => `  ${rejectedLine(rejected)}`).join('\n')}`);
    say(`\n${report.filled.table()}\n\n${summary(report.counts, report.rejected.length)}`);
    return report.filled.total === 0 ? 1 : 0;
  } finally {
    await target.close();
  }
}

/** Exit codes: 0 done, 1 nothing could be imported, 2 wrong call, wrong settings or an unreadable file. */
async function main(): Promise<number> {
  const args = readArgs(process.argv.slice(2));
  if (args !== null) return importFile(args);
  process.stderr.write(`${commandMessages.usage}\n`);
  return 2;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const known =
      error instanceof ImportError || error instanceof UnknownOwnerError || error instanceof ConfigError || error instanceof LockedError;
    process.stderr.write(`${known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 2;
  },
);
