import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../../testing/server.ts';

const Attribute = z.object({ key: z.string(), value: z.unknown() });
const Span = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  attributes: z.array(Attribute),
});
const Export = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })) });

const spans: z.output<typeof Span>[] = [];
const receiver = createServer((request, response) => {
  void json(request).then((body) => {
    if (request.url === '/v1/traces')
      spans.push(...z.parse(Export, body).resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  const closed = new Promise((resolve) => receiver.close(resolve));
  receiver.closeAllConnections();
  await closed;
});
const address = receiver.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;

it('a request is a span with its route and status; its queries are below it, without ids, queries and values', async () => {
  const server = await startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  const token = await server.login('candidate@demo.example');
  await server.call('/api/private/applications/987654321?secret=geheim', { token });
  await server.stop();

  const request = spans.find(({ name }) => name === 'GET /api/private/applications/:id');
  expect(request?.attributes).toEqual([
    { key: 'http.request.method', value: { stringValue: 'GET' } },
    { key: 'http.route', value: { stringValue: '/api/private/applications/:id' } },
    { key: 'http.response.status_code', value: { intValue: 404 } },
  ]);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name)).toContain('select sessions');
  const all = JSON.stringify(spans);
  for (const secret of ['987654321', 'geheim', 'candidate@demo.example', '$1']) expect(all).not.toContain(secret);
});

it('without a receiver nothing is sent', async () => {
  spans.length = 0;
  const server = await startTestServer();
  await server.call('/api/jobs');
  await server.stop();
  expect(spans).toEqual([]);
});
