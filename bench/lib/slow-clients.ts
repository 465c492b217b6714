/**
 * Slow clients in a process of their own, so that their own cost is not measured: `node slow-clients.ts PORT COUNT`. A third sends nothing
 * at all, a third sends a JSON body and a third a form, one byte per second each. A disconnected client reconnects at once.
 */
import { connect } from 'node:net';

const DRIP = 1000;
const [port = Number.NaN, count = 0] = process.argv.slice(2).map(Number);

const head = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`;

/** The request before its body; the silent ones send nothing. */
const BEGINNINGS: readonly string[] = [
  '',
  `${head('/api/public/auth/login', 'application/json')}{"email":"`,
  `${head('/api/public/applications/create', 'multipart/form-data; boundary=slow')}--slow\r\nContent-Disposition: form-data; name="firstName"\r\n\r\n`,
];

let connected = 0;

function open(beginning: string): void {
  const socket = connect(port, '127.0.0.1');
  let drip: NodeJS.Timeout | undefined;
  socket.once('connect', () => {
    connected += 1;
    if (connected === count) process.send?.({ connected });
    if (beginning === '') return;
    socket.write(beginning);
    drip = setInterval(() => socket.writable && socket.write('a'), DRIP);
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(drip);
    open(beginning);
  });
  socket.resume();
}

// Spread over a second, so that they do not send at the same time.
for (let index = 0; index < count; index += 1) setTimeout(() => open(BEGINNINGS[index % BEGINNINGS.length] ?? ''), (index / count) * DRIP);
process.on('SIGTERM', () => process.exit(0));
