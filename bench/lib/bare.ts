/** The limit of every server in Node: node:http that answers `/LENGTH` with that number of bytes from memory. */
import { createServer } from 'node:http';

const bodies = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const name = request.url ?? '/';
  const body = bodies.get(name) ?? Buffer.alloc(Number(name.slice(1)), 'x');
  bodies.set(name, body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}` });
});
process.on('SIGTERM', () => process.exit(0));
