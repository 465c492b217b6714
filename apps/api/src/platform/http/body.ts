import { CallError, JSON_LIMIT, parseJson } from '@stellwerk/domain/endpoints';
import { generalMessages } from '@stellwerk/domain';
import { serverMessages } from '../messages.de.ts';
import { readChunks, type Pace } from '../streams/pace.ts';

async function readBytes(request: Request, limit: number, pace: Pace): Promise<Buffer> {
  const tooLarge = new CallError('too-large', serverMessages.bodyTooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of readChunks(request.body, pace)) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // The client disconnected: no error of the server.
    throw error instanceof CallError ? error : new CallError('invalid', generalMessages.invalidBody);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a body as text.
 * @param limit bytes
 * @throws CallError 'too-large' over the limit, 'timeout' for a slow body, 'invalid' for invalid or incomplete text
 */
export async function readText(request: Request, limit: number, pace: Pace): Promise<string> {
  const bytes = await readBytes(request, limit, pace);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CallError('invalid', generalMessages.invalidBody);
  }
}

/** Reads a JSON body of the usual length. @throws CallError 'invalid' for invalid JSON, else as `readText` */
export async function readJson(request: Request, pace: Pace): Promise<unknown> {
  return parseJson(await readText(request, JSON_LIMIT, pace));
}
