import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileMessages, generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { readChunks, type Pace } from '../../streams/pace.ts';
import { discardBody } from '../../streams/discard.ts';
import { noRoom, roomIn, type Room } from '../storage/room.ts';
import type { UserId } from '../../ids.ts';

const MB = 1024 * 1024;
/** Largest upload, in MB: a video (O18). */
const LARGEST = 100;
const DAY = 24 * 60 * 60 * 1000;
/** What all who have no account may have on the way together: bytes and uploads. */
const GUESTS = { bytes: 5 * 1024 * MB, uploads: 2000 };
/** Uploads that an account may have open; those untouched longest give way. */
const MOST_OPEN = 3;

/** Headers of the protocol; no other leaves the server, whatever the library writes. */
const HEADERS = ['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset', 'cache-control'];

/** A file that has arrived completely. */
export interface FinishedUpload {
  /** As its owner named it. */
  readonly name: string;
  readonly read: () => Readable;
}

/** A request of the tus protocol. */
export interface UploadCall {
  readonly request: Request;
  /** Of the upload that it names; null for one that begins. */
  readonly id: string | null;
  /** The account that asks; null for whoever applies, with or without one. */
  readonly userId: UserId | null;
  readonly pace: Pace;
  /** Called when the server could not write what came. */
  readonly report: (status: number) => void;
}

/** Uploads that go on where they broke off (decision 0053). */
export interface Resumable {
  /**
   * Answers a request of the tus protocol.
   * @throws CallError 'not-found' for an upload of another account, 'too-large', 'conflict' for an offset that is not the stored one
   */
  readonly handle: (call: UploadCall) => Promise<Response>;
  /** A finished upload of the account; null for another's, one that is not complete and one that is gone. @param userId as in a call */
  readonly open: (id: string, userId: UserId | null) => Promise<FinishedUpload | null>;
  /** Removes an upload; one that is gone is no error. */
  readonly remove: (id: string) => Promise<void>;
  /** The disk that uploads lie on. */
  readonly room: Room;
  /** Removes what is older than a day, complete or not. @returns how many */
  readonly sweep: () => Promise<number>;
}

/**
 * The account stands in the id, so that nobody can touch the upload of another one; no account has the number 0. Without one the id
 * itself is the permission: nobody guesses it.
 */
const ownerIn = (userId: UserId | null): string => `${userId ?? 0}-`;
const isOf = (id: string, userId: UserId | null): boolean => /^\d+-[0-9a-f]{32}$/.test(id) && id.startsWith(ownerIn(userId));

/** What an error of the library means to a person. */
function errorOf(status: number): CallError {
  if (status === 404 || status === 410) return new CallError('not-found', fileMessages.uploadGone);
  if (status === 413) return new CallError('too-large', fileMessages.size(LARGEST));
  if (status === 409 || status === 423) return new CallError('conflict', fileMessages.uploadBroken);
  // What the server has not, such as joining uploads, only a wrong request asks for.
  return status < 500 || status === 501
    ? new CallError('invalid', generalMessages.invalidBody)
    : new CallError('unavailable', fileMessages.notSaved);
}

/** The request with a body that has to come at a pace, and what broke it off. */
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

/**
 * Opens the folder of unfinished uploads.
 * @param guests what all without an account may have on the way together. @default 5 GB in 2000 uploads
 */
export async function openResumable(folder: string, paths: UploadPaths, guests = GUESTS): Promise<Resumable> {
  await fs.mkdir(folder, { recursive: true });
  const room = roomIn(folder);
  const store = new FileStore({ directory: folder, expirationPeriodInMilliseconds: DAY });
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

  /** Whether there is room for what those without an account send: nobody stands for it, and it stays for a day. */
  async function guestsHaveRoom(): Promise<boolean> {
    const names = (await fs.readdir(folder)).filter((name) => isOf(name, null));
    const sizes = await Promise.all(
      names.map(async (name) =>
        fs.stat(`${folder}/${name}`).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    );
    return names.length < guests.uploads && sizes.reduce((sum, size) => sum + size, 0) < guests.bytes;
  }

  /** Whether more of an upload may come, or a new one. */
  const hasRoom = async (userId: UserId | null): Promise<boolean> =>
    (await room.left()) > 0 && (userId !== null || (await guestsHaveRoom()));

  /** Makes room for a new upload: of those that an account has open, the ones untouched longest give way. */
  async function makeRoom(userId: UserId): Promise<void> {
    const own = (await fs.readdir(folder)).filter((name) => isOf(name, userId));
    // One that another request has removed meanwhile counts as the oldest.
    const touched = async (id: string) => ({
      id,
      at: await fs.stat(`${folder}/${id}`).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    });
    const aged = await Promise.all(own.map(touched));
    const idle = aged.toSorted((a, b) => b.at - a.at).slice(MOST_OPEN - 1);
    for (const { id } of idle) await remove(id);
  }

  return {
    handle: async ({ request, id, userId, pace, report }) => {
      // Before anything else is read: whose upload is it?
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
      // The library answers a line that broke like a disk that is full.
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
      const upload = await store.getUpload(id).catch(() => null);
      if (upload === null || upload.offset !== upload.size) return null;
      return { name: upload.metadata?.filename ?? '', read: () => store.read(id) };
    },
    remove,
    room,
    sweep: () => store.deleteExpired(),
  };
}
