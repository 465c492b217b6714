import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Temporary } from '../storage/temporary.ts';
import { confirmPart, deletePart, deleteUpload, findUpload, insertPart, insertUpload, partsOf, type UploadPart } from './upload-store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Bytes of a part: at most so much is sent again when a server dies. */
const PART = 8 * 1024 * 1024;

export interface PartStoreOptions {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
  readonly temporary: Temporary;
  /** The account in the id of an upload. */
  readonly ownerIn: (id: string) => number | null;
}

/** Store of the tus library: parts of files lie in the storage, so that every server continues an upload (decision 0106). */
export class PartStore extends DataStore {
  override readonly extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  readonly #options: PartStoreOptions;

  constructor(options: PartStoreOptions) {
    super();
    this.#options = options;
  }

  override async create(file: Upload): Promise<Upload> {
    const { db, ownerIn } = this.#options;
    if (file.size === undefined) throw ERRORS.INVALID_LENGTH;
    await insertUpload(db, { id: file.id, user_id: ownerIn(file.id), name: file.metadata?.filename ?? '', size: file.size });
    return file;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(this.#options.db, id);
    if (row === null) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: row.size,
      offset: row.offset,
      metadata: { filename: row.name },
      creation_date: row.createdAt.toISOString(),
    });
  }

  /** Keeps what has arrived, also of a broken request. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const chunks = stream.iterator({ destroyOnReturn: false });
    let position = offset;
    for (let isOpen = true; isOpen;) {
      const part = await this.#receive(chunks);
      isOpen = part.isOpen;
      try {
        if (part.size > 0) await this.#keep(id, position, part);
      } finally {
        await this.#options.temporary.remove(part.path);
      }
      position += part.size;
      if (part.error !== undefined) throw part.error;
    }
    return position;
  }

  /** Writes the next bytes to a temporary file, up to the size of a part. */
  async #receive(chunks: AsyncIterator<unknown>) {
    const path = this.#options.temporary.newPath();
    const file = await fs.open(path, 'wx', 0o600);
    let size = 0;
    try {
      while (size < PART) {
        const { done, value } = await chunks.next();
        if (done === true) return { path, size, isOpen: false };
        if (!(value instanceof Uint8Array)) throw new Error('A file stream gives bytes.');
        await file.writeFile(value);
        size += value.length;
      }
      return { path, size, isOpen: true };
    } catch (error) {
      // A full disk may have taken half of a chunk.
      await file.truncate(size);
      return { path, size, isOpen: false, error };
    } finally {
      await file.sync();
      await file.close();
    }
  }

  async #keep(id: string, start: number, { path, size }: { readonly path: string; readonly size: number }): Promise<void> {
    const { db, storage } = this.#options;
    const part: UploadPart = { key: `unfinished/${id}-${randomBytes(8).toString('hex')}`, start };
    await insertPart(db, id, part);
    const isKept = await storage.put(part.key, path, 'application/octet-stream').then(
      () => confirmPart(db, id, part, size),
      async (error: unknown) => {
        await this.#drop(part.key);
        throw error;
      },
    );
    if (isKept) return;
    await this.#drop(part.key);
    throw ERRORS.INVALID_OFFSET;
  }

  async #drop(key: string): Promise<void> {
    await this.#options.storage.remove(key);
    await deletePart(this.#options.db, key);
  }

  /** All bytes of an upload. */
  read(id: string): Readable {
    const { db, storage } = this.#options;
    async function* bytes() {
      for (const { key } of await partsOf(db, id, 'stored')) {
        const file = await storage.open(key);
        if (file === null) throw ERRORS.FILE_NO_LONGER_EXISTS;
        yield* await file.read(0, file.size - 1);
      }
    }
    return Readable.from(bytes(), { objectMode: false });
  }

  override async remove(id: string): Promise<void> {
    const { db, storage } = this.#options;
    if ((await findUpload(db, id)) === null) throw ERRORS.FILE_NOT_FOUND;
    for (const { key } of await partsOf(db, id, 'all')) await storage.remove(key);
    await deleteUpload(db, id);
  }

  override getExpiration(): number {
    return DAY;
  }
}
