/** @module-tag full */
import fs from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { demoData } from '@stellwerk/domain/fixtures';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { residentBytes, startChildServer } from '../../testing/child.ts';
import { dataDirOfTest } from '../../testing/template.ts';
import { DEMO_PASSWORD } from '../../operation/seed/seed.ts';
import { flatBody, formBody, PDF } from '../../testing/applications.ts';

const PUBLIC = '/api/public/applications/create';
const MB = 1024 * 1024;
const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;

/** Sends an application with a video of the given size, generated while it is sent. */
function sendVideo(url: string, size: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const { jobOffer: _jobOffer, ...fields } = flatBody(jobId, { email: 'video@post.example' });
    const request = http.request(
      `${url}${PUBLIC}`,
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=xyz' } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    request.on('error', reject);
    const send = async (): Promise<void> => {
      for (const [name, value] of Object.entries({ jobId, ...fields }))
        request.write(`--xyz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);
      request.write('--xyz\r\ncontent-disposition: form-data; name="video"; filename="a.mp4"\r\n\r\n');
      const chunk = Buffer.alloc(64 * 1024, 1);
      for (let sent = 0; sent < size; sent += chunk.length) {
        const part = sent === 0 ? Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), chunk.subarray(12)]) : chunk;
        if (!request.write(part)) await new Promise((drained) => request.once('drain', drained));
      }
      request.end('\r\n--xyz--\r\n');
    };
    send().catch(reject);
  });
}

describe('an application as its own process takes it', () => {
  it('takes a video of 100 MB with less than 64 MB of memory', async () => {
    const server = await startChildServer({ DATA_DIR: await dataDirOfTest(), SEED: 'demo' });
    onTestFinished(server.kill);
    // The first one loads modules that every later one uses.
    expect(await sendVideo(server.url, 12)).toBe(201);
    const before = residentBytes(server.child.pid);
    let peak = before ?? 0;
    const watch = setInterval(() => (peak = Math.max(peak, residentBytes(server.child.pid) ?? 0)), 10);
    onTestFinished(() => clearInterval(watch));
    expect(await sendVideo(server.url, 100 * MB)).toBe(201);
    if (before !== null) expect((peak - before) / MB).toBeLessThan(64);
  });

  it('MD21: has row and file after kill -9, once it has answered', async () => {
    const directory = await dataDirOfTest();
    const first = await startChildServer({ DATA_DIR: directory, SEED: 'demo' });
    onTestFinished(first.kill);
    const acknowledged: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const form = formBody(jobId, [{ field: 'resume', name: 'a.pdf', content: PDF }], { email: `kill${index}@post.example` });
      const response = await fetch(first.url + PUBLIC, { method: 'POST', body: form });
      acknowledged.push(z.parse(z.object({ applicationId: z.number() }), await response.json()).applicationId);
      if (index < 4) continue;
      await first.kill();
    }
    const second = await startChildServer({ DATA_DIR: directory });
    onTestFinished(second.kill);
    const login = await fetch(`${second.url}/api/public/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'member@demo.example', password: DEMO_PASSWORD }),
    });
    const { token } = z.parse(z.object({ token: z.string() }), await login.json());
    const headers = { authorization: `Bearer ${token}` };
    for (const id of acknowledged) {
      const application = await (await fetch(`${second.url}/api/private/applications/${id}`, { headers })).json();
      const { resumeUrl } = z.parse(z.object({ resumeUrl: z.string() }), application);
      const file = await fetch(second.url + resumeUrl, { headers });
      expect(file.status).toBe(200);
      expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
    }
    expect(fs.readdirSync(join(directory, 'tmp'))).toEqual([]);
  });
});
