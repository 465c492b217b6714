import { dashboardMessages, fileMessages, IMPORT_LIMITS } from '@stellwerk/domain';
import { CallError, type AnswerOf, type InputOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import { findUser } from '../../people/accounts/store.ts';
import { findCompany } from '../../companies/company/store.ts';
import type { Database } from '../../platform/db/schema.ts';
import { fileError } from '../../platform/files/uploads/receive.ts';
import { noteEvent } from '../../companies/history/store.ts';
import { readEntries } from '../import/apart/index.ts';
import type { ImportedJobResult } from '../import/parse/job.ts';
import { importMessages } from '../import/parse/messages.de.ts';
import { readJobsFile, type FileEntry } from '../import/read/read-file.ts';
import { storeEntries } from '../import/store/import-batch.ts';
import type { StoreOptions } from '../import/store/store.ts';
import { actorOf, idOf, type ServerCall } from '../../platform/http/call.ts';
import { receiveOne } from '../../platform/media/receive-one.ts';
import { MEDIA_SLOTS } from '../../platform/media/slots.ts';
import { serverMessages } from '../../platform/messages.de.ts';
import { designOf } from './store.ts';

async function entriesOf(path: string): Promise<readonly FileEntry[]> {
  const entries: FileEntry[] = [];
  for await (const entry of readJobsFile(path)) {
    entries.push(entry);
    if (entries.length > IMPORT_LIMITS.entries) throw fileError('file', importMessages.tooMany(IMPORT_LIMITS.entries));
  }
  if (entries.length === 0) throw fileError('file', importMessages.noRows);
  return entries;
}

/** Reads entries for the company of the call. */
async function readFor(call: ServerCall, entries: readonly unknown[]): Promise<readonly ImportedJobResult[]> {
  const company = await findCompany(call.context.db, idOf(call));
  return readEntries(entries, company?.name);
}

/** Outcome of entries in the company of the call. */
async function take(
  trx: Transaction<Database>,
  call: ServerCall,
  entries: readonly ImportedJobResult[],
  { design, ...how }: Required<Pick<StoreOptions, 'write' | 'asDrafts'>> & Pick<StoreOptions, 'design'>,
) {
  const { config, now } = call.context;
  const [company, owner] = [await findCompany(trx, idOf(call)), await findUser(trx, actorOf(call).id)];
  if (company === null || owner === null) throw new CallError('not-found', dashboardMessages.companyNotFound);
  const { planLimits } = config;
  return storeEntries(trx, entries, {
    owner,
    companyId: company.id,
    // One design for all: alternating ones make a careers page look accidental.
    design: design ?? (await designOf(trx, company.id)),
    offset: 0,
    now: now(),
    planLimits,
    ...how,
  });
}

/** Reads a file and reports the outcome of importing each of its entries; nothing is stored. */
export function checkImport(call: ServerCall): Promise<AnswerOf<'checkJobImport'>> {
  return receiveOne(call, MEDIA_SLOTS.jobImport, fileMessages.notSaved, async ({ path, isScanned }) => {
    // Its content is used at once, so it cannot wait for its scan.
    if (!isScanned) throw new CallError('unavailable', serverMessages.notScanned);
    const entries = await entriesOf(path);
    const values = entries.flatMap((entry) => ('value' in entry ? [entry.value] : []));
    const read = await readFor(call, values);
    const results = await call.context.db
      .transaction()
      .execute((trx) => take(trx, call, read, { write: false, asDrafts: false, design: undefined }));
    const next = results.values();
    return {
      entries: entries.map((entry) => {
        if ('refused' in entry) return { place: entry.place, title: '', outcome: 'refused' as const, reason: entry.refused };
        const { title, outcome, reason, notes: left = [] } = next.next().value ?? { title: '', outcome: 'refused' as const };
        const value = outcome === 'refused' ? undefined : entry.value;
        const notes = [...(entry.notes ?? []), ...left];
        return {
          place: entry.place,
          title,
          outcome,
          ...(reason !== undefined && { reason }),
          ...(notes.length > 0 && { notes }),
          ...(value !== undefined && { value }),
        };
      }),
    };
  });
}

/** Imports one batch of entries, all of its jobs in one transaction, and records the author. */
export async function importJobs(call: ServerCall, { jobs, asDrafts, design }: InputOf<'importCompanyJobs', 'request'>) {
  const { db, log, now } = call.context;
  const [companyId, userId] = [idOf(call), actorOf(call).id];
  const read = await readFor(call, jobs);
  const results = await db.transaction().execute(async (trx) => {
    const done = await take(trx, call, read, { write: true, asDrafts, design });
    const count = (outcome: string): number => done.filter((result) => result.outcome === outcome).length;
    const details = { created: count('created'), updated: count('updated') };
    if (details.created + details.updated > 0) await noteEvent(trx, { companyId, userId, action: 'jobs-imported', details, now: now() });
    log('info', 'jobs-imported', { ...details, unchanged: count('unchanged'), refused: count('refused') });
    return done;
  });
  return { results: results.map(({ notes, ...result }) => ({ ...result, ...(notes !== undefined && { notes: [...notes] }) })) };
}
