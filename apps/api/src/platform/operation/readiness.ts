import type { Context } from '../context/context.ts';
import { backlogOf } from '../mail/store.ts';
import { isReachable } from './store.ts';

/** Milliseconds after which a part that does not answer counts as failing. */
const PATIENCE = 2000;
/** Seconds that a due mail may wait before the outbox counts as late. */
const LATE_SECONDS = 15 * 60;

type ReadinessState = 'ok' | 'late' | 'failing';

interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'server' | 'database' | 'storage' | 'disk' | 'outbox', ReadinessState>>;
}

async function stateOf(check: () => Promise<ReadinessState>): Promise<ReadinessState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ReadinessState>((resolve) => {
    timer = setTimeout(() => resolve('failing'), PATIENCE);
  });
  return Promise.race([check().catch((): ReadinessState => 'failing'), late]).finally(() => clearTimeout(timer));
}

type Parts = Pick<Context, 'db' | 'files' | 'now'>;

/**
 * Whether this server may get requests. A late outbox is reported, and does not count: it would take all servers out at once, and no other
 * one would deliver sooner.
 * @param isStopping whether the server finishes its last requests
 */
export async function readinessOf({ db, files, now }: Parts, isStopping: boolean): Promise<Readiness> {
  const [database, storage, disk, outbox] = await Promise.all([
    stateOf(async () => isReachable(db).then(() => 'ok')),
    // A missing file is an answer of the store, too.
    stateOf(async () => {
      const file = await files.storage.open('readiness');
      if (file !== null) throw new Error('The name is taken.');
      return 'ok';
    }),
    stateOf(async () => ((await files.temporary.room.left()) > 0 ? 'ok' : 'failing')),
    stateOf(async () => ((await backlogOf(db, now())).delaySeconds > LATE_SECONDS ? 'late' : 'ok')),
  ]);
  const checks = { server: isStopping ? 'failing' : 'ok', database, storage, disk, outbox } as const;
  return { ready: [checks.server, database, storage, disk].every((state) => state === 'ok'), checks };
}
