import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to the server that breaks once, when so many bytes have gone through one connection. */
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
      // The server still reads what has gone through.
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
