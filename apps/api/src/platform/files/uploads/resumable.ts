import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileMessages, generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { Server } from '@tus/server';
import { readChunks, type Pace } from '../../streams/pace.ts';
import { discardBody } from '../../streams/discard.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UserId } from '../../ids.ts';
import { noRoom } from '../storage/room.ts';
import type { Storage } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';
import { PartStore } from './part-store.ts';
import { findUpload, guestTotals, uploadsBefore, uploadsOf } from './upload-store.ts';

const MB = 1024 * 1024;
/** Largest upload, in MB: a video (O18). */
const LARGEST = 100;
/** Limits for all uploads in progress without an account: bytes and number. */
const GUESTS = { bytes: 5 * 1024 * MB, uploads: 2000 };
/** Uploads that an account may have open; the least recently used ones are removed. */
const MOST_OPEN = 3;

/** Headers of the protocol; all others of the library are removed. */
const HEADERS = ['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset', 'cache-control'];

/** A completely received file. */
export interface FinishedUpload {
  /** As its owner named it. */
  readonly name: string;
  readonly read: () => Readable;
}

/** A request of the tus protocol. */
export interface UploadCall {
  readonly request: Request;
  /** Id of the upload; null for a new one. */
  readonly id: string | null;
  /** The calling account; null for applicants, with or without one. */
  readonly userId: UserId | null;
  readonly pace: Pace;
  /** Called when the server could not write received data. */
  readonly report: (status: number) => void;
}

/** Resumable uploads (decisions 0053, 0106). */
export interface Resumable {
  /**
   * Handles a request of the tus protocol.
   * @throws CallError 'not-found' for an upload of another account, 'too-large', 'conflict' for an offset that differs from the stored one
   */
  readonly handle: (call: UploadCall) => Promise<Response>;
  /** A finished upload of the account; null for another's, an incomplete and a deleted one. @param userId as in a call */
  readonly open: (id: string, userId: UserId | null) => Promise<FinishedUpload | null>;
  /** Removes an upload; a missing one is no error. */
  readonly remove: (id: string) => Promise<void>;
  /** Removes uploads older than a day, complete or not. @returns how many */
  readonly sweep: () => Promise<number>;
}

/**
 * The id contains the account, so that no other can access the upload; no account has the number 0. Without an account the unguessable
 * id itself is the permission.
 */
const ownerIn = (userId: UserId | null): string => `${userId ?? 0}-`;
const userIn = (id: string): UserId | null => Number(id.slice(0, id.indexOf('-'))) || null;
const isOf = (id: string, userId: UserId | null): boolean => /^\d+-[0-9a-f]{32}$/.test(id) && id.startsWith(ownerIn(userId));

/** Error of the API for one of the library. */
function errorOf(status: number): CallError {
  if (status === 404 || status === 410) return new CallError('not-found', fileMessages.uploadGone);
  if (status === 413) return new CallError('too-large', fileMessages.size(LARGEST));
  if (status === 409 || status === 423) return new CallError('conflict', fileMessages.uploadBroken);
  // Only an invalid request uses unsupported features, such as joining uploads.
  return status < 500 || status === 501
    ? new CallError('invalid', generalMessages.invalidBody)
    : new CallError('unavailable', fileMessages.notSaved);
}

/** The request with a body of a minimum speed, and the error that ended it. */
function paced({ method, headers, body, url }: Request, pace: Pace): { readonly request: Request; readonly brokenBy: () => unknown } {
  if (body === null) return { request: new Request(url, { method, headers }), brokenBy: () => undefined };
  const chunks = readChunks(body, pace);
  let broken: unknown;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await chunks.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          broken = error;
          throw error;
        }
      },
      cancel: async () => {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
  const streamed = { method, headers, body: stream, duplex: 'half' };
  return { request: new Request(url, streamed), brokenBy: () => broken };
}

/** Paths of the calls, below which each upload has its URL. */
export interface UploadPaths {
  readonly account: string;
  readonly guest: string;
}

/** Where uploads are kept. */
export interface UploadPlace {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  readonly temporary: Temporary;
}

/**
 * Uploads that any server of the database and the storage continues.
 * @param guests limits for all uploads in progress without an account. @default 5 GB in 2000 uploads
 */
export function openResumable({ db, storage, temporary }: UploadPlace, paths: UploadPaths, guests = GUESTS): Resumable {
  const store = new PartStore({ db, storage, temporary, ownerIn: userIn });
  const accounts = new WeakMap<Request, number | null>();
  const serve = (path: string): Server =>
    new Server({
      path,
      datastore: store,
      maxSize: LARGEST * MB,
      relativeLocation: true,
      namingFunction: (request) => ownerIn(accounts.get(request) ?? null) + randomBytes(16).toString('hex'),
    });
  const servers = { account: serve(paths.account), guest: serve(paths.guest) };

  const remove = async (id: string): Promise<void> => {
    await store.remove(id).catch(() => undefined);
  };

  /** Whether uploads without an account are below their limits: nobody is accountable for them, and they stay for a day. */
  async function guestsHaveRoom(): Promise<boolean> {
    const { uploads, bytes } = await guestTotals(db);
    return uploads < guests.uploads && bytes < guests.bytes;
  }

  /** Whether an upload may continue, or a new one begin. */
  const hasRoom = async (userId: UserId | null): Promise<boolean> =>
    (await temporary.room.left()) > 0 && (userId !== null || (await guestsHaveRoom()));

  /** Makes space for a new upload: the least recently used ones of the account are removed. */
  async function makeRoom(userId: UserId): Promise<void> {
    for (const id of (await uploadsOf(db, userId)).slice(MOST_OPEN - 1)) await remove(id);
  }

  return {
    handle: async ({ request, id, userId, pace, report }) => {
      // First check the owner of the upload.
      if (id !== null && !isOf(id, userId)) throw errorOf(404);
      if (id === null && userId !== null) await makeRoom(userId);
      if (['POST', 'PATCH'].includes(request.method) && !(await hasRoom(userId))) {
        report(503);
        await discardBody(request, pace);
        throw noRoom();
      }
      const { request: read, brokenBy } = paced(request, pace);
      accounts.set(read, userId);
      const { status, headers } = await (userId === null ? servers.guest : servers.account).handleWeb(read);
      // The library's response is the same for a broken connection and a full disk.
      if (status >= 500 && brokenBy() instanceof CallError) throw brokenBy();
      if (status >= 500 && status !== 501 && brokenBy() === undefined) report(status);
      if (status >= 400) throw errorOf(status);
      const kept = HEADERS.flatMap((name): [string, string][] => {
        const value = headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      return new Response(null, { status, headers: kept });
    },
    open: async (id, userId) => {
      if (!isOf(id, userId)) return null;
      const upload = await findUpload(db, id);
      if (upload === null || upload.offset !== upload.size) return null;
      return { name: upload.name, read: () => store.read(id) };
    },
    remove,
    sweep: async () => {
      const old = await uploadsBefore(db, store.getExpiration());
      for (const id of old) await remove(id);
      return old.length;
    },
  };
}
