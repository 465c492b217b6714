import fs from 'node:fs';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isKey, StorageError, type Storage } from './storage.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Bounds of the wait for a store that does not answer: milliseconds for a connection and for silence, and the number of attempts. */
const PATIENCE = { connectionTimeout: 3000, socketTimeout: 20_000, maxAttempts: 2 } as const;

/** Calls the store. @throws StorageError */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(error instanceof Error ? `${error.name} ${error.message}` : 'The store does not answer.', { cause: error });
  }
}

/**
 * An S3-compatible store.
 * @param address `s3://bucket?endpoint=…&region=…`; the key may be part of it as `s3://key:secret@bucket`, else the usual
 * environment variables are used
 */
export function s3Storage(address: string): Storage {
  const { hostname: bucket, searchParams, username, password } = new URL(address);
  const endpoint = searchParams.get('endpoint');
  const client = new S3Client({
    region: searchParams.get('region') ?? 'eu-central-1',
    forcePathStyle: true,
    maxAttempts: PATIENCE.maxAttempts,
    requestHandler: { connectionTimeout: PATIENCE.connectionTimeout, socketTimeout: PATIENCE.socketTimeout },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint }),
    ...(username === ''
      ? {}
      : { credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) } }),
  });
  const object = (key: string): { Bucket: string; Key: string } => {
    if (!isKey(key)) throw new Error('Not a storage key.');
    return { Bucket: bucket, Key: key };
  };
  return {
    put: async (key, path, contentType) => {
      const body = fs.createReadStream(path);
      const params = { ...object(key), Body: body, ContentType: contentType };
      try {
        await reach(() => new Upload({ client, params, queueSize: 1 }).done());
      } finally {
        body.destroy();
      }
    },
    open: async (key) => {
      const named = object(key);
      const head = await reach(() =>
        client.send(new HeadObjectCommand(named)).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
      );
      if (head === null) return null;
      return {
        size: head.ContentLength ?? 0,
        modified: head.LastModified ?? new Date(0),
        read: async (start, end) => {
          const { Body } = await reach(() => client.send(new GetObjectCommand({ ...named, Range: `bytes=${start}-${end}` })));
          if (!(Body instanceof Readable)) throw new StorageError('The store has answered without a body.');
          return Body;
        },
      };
    },
    remove: async (key) => {
      const named = object(key);
      await reach(() => client.send(new DeleteObjectCommand(named)));
    },
    list: async (folder) => {
      const { Bucket, Key } = object(folder);
      const names: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${Key}/`, Delimiter: '/' });
      await reach(async () => {
        for await (const { Contents = [] } of pages) names.push(...Contents.flatMap((found) => found.Key?.slice(Key.length + 1) ?? []));
      });
      return names;
    },
  };
}
