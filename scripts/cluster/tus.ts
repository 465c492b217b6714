import { call, type Answer } from './client.ts';

export const MB = 1024 * 1024;

/** A video of so many bytes. */
export const film = (size: number): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.from(Array.from({ length: size - 12 }, (_, n) => n % 251))]);

/** A request of the tus protocol. */
export const tus = (url: string, method: string, headers: Readonly<Record<string, string>>, body?: Uint8Array): Promise<Answer> =>
  call(url, { method, headers: { 'tus-resumable': '1.0.0', ...headers }, body });

/** Headers of a part. */
export const part = (offset: number) => ({ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' });

/** Begins an upload without an account. @returns its path */
export async function begin(server: string, size: number): Promise<string> {
  const { headers } = await tus(`${server}/api/public/uploads`, 'POST', {
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from('Vorstellung.mp4').toString('base64')}`,
  });
  return headers.get('location') ?? '';
}

/** Bytes of an upload that are stored. */
export const offsetOf = async (url: string): Promise<number> => Number((await tus(url, 'HEAD', {})).headers.get('upload-offset'));

/** Sends bytes and leaves the request open, until the server dies. @returns when it has ended */
export async function sendOpen(url: string, offset: number, bytes: Uint8Array): Promise<void> {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes) });
  const sent = { method: 'PATCH', headers: { 'tus-resumable': '1.0.0', ...part(offset) }, body, duplex: 'half' };
  await fetch(url, sent).catch(() => undefined);
}
