import fs from 'node:fs';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isKey, type Storage } from './storage.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

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
      try {
        await new Upload({ client, params: { ...object(key), Body: body, ContentType: contentType }, queueSize: 1 }).done();
      } finally {
        body.destroy();
      }
    },
    open: async (key) => {
      try {
        const head = await client.send(new HeadObjectCommand(object(key)));
        return {
          size: head.ContentLength ?? 0,
          modified: head.LastModified ?? new Date(0),
          read: async (start, end) => {
            const { Body } = await client.send(new GetObjectCommand({ ...object(key), Range: `bytes=${start}-${end}` }));
            if (!(Body instanceof Readable)) throw new Error('The store has answered without a body.');
            return Body;
          },
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(object(key)));
    },
  };
}
