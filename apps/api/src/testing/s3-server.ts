import fs from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3Server {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
}
type S3ServerClass = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string }[];
}) => S3Server;

export interface TestS3Server {
  /** Value for STORAGE_URL. */
  readonly url: string;
  stop: () => Promise<void>;
}

/** A local S3-compatible store with one empty bucket. */
export async function startS3Server(): Promise<TestS3Server> {
  const S3rver: S3ServerClass = createRequire(import.meta.url)('s3rver');
  const directory = fs.mkdtempSync(join(tmpdir(), 'stellwerk-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'stellwerk' }] });
  const { port } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@stellwerk?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`,
    stop: async () => {
      await server.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
