import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to the server that breaks once, after a number of bytes through one socket. */
export async function breakingLine(origin: string, bytes: number): Promise<string> {
  let broken = false;
  const line = createServer((visitor) => {
    const server = connect(Number(new URL(origin).port), 'localhost');
    let gone = 0;
    visitor.on('data', (chunk) => {
      gone += chunk.length;
      server.write(chunk);
      if (broken || gone < bytes) return;
      broken = true;
      // The server still reads the bytes sent before.
      server.end();
      visitor.destroy();
    });
    server.on('data', (chunk) => visitor.write(chunk));
    for (const [one, other] of [
      [visitor, server],
      [server, visitor],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.end());
  });
  onTestFinished(() => void line.close());
  await new Promise<void>((ready) => void line.listen(0, '127.0.0.1', ready));
  const address = line.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}
