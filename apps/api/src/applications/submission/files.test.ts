import fs from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { demoData } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { zipFile } from '../../testing/zip.ts';
import { startTestServer } from '../../testing/server.ts';
import { newDataDir } from '../../testing/template.ts';
import { flatBody, formBody, idOf, officeFile, PDF, sendForm, traces } from '../../testing/applications.ts';

const PUBLIC = '/api/public/applications/create';
const MB = 1024 * 1024;
const jobId = demoData(new Date()).jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;

const server = await startTestServer();
afterAll(() => server.stop());

const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), Buffer.alloc(400)]);
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const padded = (start: string, size: number): Buffer =>
  Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(Math.max(0, size - start.length), 1)]);
const OLE = padded('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 600);
const MP4 = padded('\0\0\0\x18ftypisom', 600);

describe('W33, O18: files that a slot does not take', () => {
  const CONTENT = 'Der Inhalt der Datei passt nicht zu ihrer Endung.';
  it.each([
    ['a program named as PDF', 'resume', 'Lebenslauf.pdf', EXE, CONTENT],
    ['a page named as PDF', 'resume', 'Lebenslauf.pdf', Buffer.from('<html><script>alert(1)</script></html>'), CONTENT],
    ['a PDF named as Word file', 'coverLetter', 'a.doc', PDF, CONTENT],
    ['a Word file with macros named as one without', 'resume', 'a.docx', officeFile(MACROS), 'Dokumente mit Makros sind nicht erlaubt.'],
    [
      'a Word file with a macro project',
      'resume',
      'a.docx',
      officeFile(undefined, [{ name: 'word/vbaProject.bin', content: Buffer.from('x') }]),
      'Dokumente mit Makros sind nicht erlaubt.',
    ],
    ['an archive named as Word file', 'resume', 'a.docx', zipFile([{ name: 'a.txt', content: Buffer.from('a') }]), CONTENT],
    ['a spreadsheet named as Word file', 'resume', 'a.docx', officeFile(SHEET), CONTENT],
    [
      'an archive with two lists of contents',
      'resume',
      'a.docx',
      officeFile(undefined, [{ name: '[content_types].XML', content: Buffer.from(MACROS) }]),
      CONTENT,
    ],
    ['a torn archive', 'resume', 'a.docx', officeFile().subarray(0, 60), CONTENT],
    ['a video named as archive', 'additionalDocuments', 'a.zip', MP4, CONTENT],
    ['a document named as video', 'video', 'a.mp4', PDF, CONTENT],
    ['a sound named as video', 'video', 'a.avi', padded('RIFF\0\0\0\0WAVE', 100), CONTENT],
    ['a picture named as video', 'video', 'a.mov', padded('\0\0\0\x18ftypheic', 100), CONTENT],
    ['an empty file', 'resume', 'a.pdf', Buffer.alloc(0), 'Die Datei ist leer.'],
    ['a program', 'resume', 'a.exe', EXE, 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX'],
    ['an archive as resume', 'resume', 'a.zip', zipFile([]), 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX'],
    [
      'a picture among the documents',
      'additionalDocuments',
      'a.png',
      EXE,
      'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX, ZIP',
    ],
    ['a file without extension', 'video', 'film', MP4, 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: MP4, MOV, AVI'],
    ['a document of more than 10 MB', 'resume', 'a.pdf', padded('%PDF-1.7', 10 * MB + 1), 'Die Datei ist zu groß (höchstens 10 MB).'],
    [
      'an archive of more than 25 MB',
      'additionalDocuments',
      'a.zip',
      padded('PK\x03\x04', 25 * MB + 1),
      'Die Datei ist zu groß (höchstens 25 MB).',
    ],
    ['a large file refused at its start', 'resume', 'a.pdf', padded('MZ', 40 * MB), CONTENT],
  ])('refuses %s, says why at its field and leaves nothing', async (_what, field, name, content, message) => {
    const before = await traces(server);
    const valid = field === 'coverLetter' ? 'resume' : 'coverLetter';
    const { status, body } = await sendForm(
      server,
      PUBLIC,
      formBody(jobId, [
        { field: valid, name: 'gut.pdf', content: PDF },
        { field, name, content },
      ]),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message, error: message, fields: [{ name: field, message }] });
    expect(await traces(server)).toEqual(before);
  });

  it('refuses two files in a slot for one', async () => {
    const resume = { field: 'resume', name: 'a.pdf', content: PDF };
    const { status, body } = await sendForm(server, PUBLIC, formBody(jobId, [resume, resume]));
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ name: 'resume', message: 'Bitte wählen Sie hier nur eine Datei.' }] });
  });

  it('keeps no file of an application that breaks another rule', async () => {
    const before = await traces(server);
    expect(
      (await sendForm(server, PUBLIC, formBody(jobId, [{ field: 'resume', name: 'a.pdf', content: PDF }], { gdpr: 'false' }))).status,
    ).toBe(400);
    expect((await sendForm(server, PUBLIC, formBody(999_999, [{ field: 'resume', name: 'a.pdf', content: PDF }]))).status).toBe(404);
    expect(await traces(server)).toEqual(before);
    expect(before.temporary).toEqual([]);
  });
});

describe('files that a slot takes', () => {
  it.each([
    ['resume', 'a.pdf', PDF],
    ['resume', 'A.PDF', Buffer.concat([Buffer.from('\xEF\xBB\xBF', 'latin1'), PDF])],
    ['resume', 'a.doc', OLE],
    ['resume', 'a.docx', officeFile()],
    ['coverLetter', 'a.docx', officeFile()],
    ['additionalDocuments', 'a.zip', zipFile([])],
    ['additionalDocuments', 'a.zip', zipFile([{ name: 'a.txt', content: Buffer.from('a') }])],
    ['video', 'a.mp4', MP4],
    ['video', 'a.mov', padded('\0\0\0\x14ftypqt  ', 100)],
    ['video', 'a.mov', padded('\0\0\0\x08wide', 100)],
    ['video', 'a.avi', padded('RIFF\0\0\0\0AVI LIST', 100)],
  ])('AF65: stores %s %s as it was sent', async (field, name, content) => {
    const before = (await traces(server)).stored;
    const answer = await sendForm(
      server,
      PUBLIC,
      formBody(jobId, [{ field, name, content }], { phone: `0421 ${content.length}`, email: `${field}.${before.length}@post.example` }),
    );
    expect(answer.status).toBe(201);
    const added = (await traces(server)).stored.filter((path) => !before.includes(path));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(new RegExp(`/uploads/applications/${jobId}/[0-9a-f]{32}\\.${name.slice(2).toLowerCase()}$`));
    expect(fs.readFileSync(added[0] ?? '').equals(content)).toBe(true);
    expect(
      await server.context.db
        .selectFrom('application_documents')
        .select(['name', 'size'])
        .where('application_id', '=', idOf(answer))
        .execute(),
    ).toEqual([{ name, size: content.length }]);
  });

  it('takes the name without path and signs that hide its end', async () => {
    const form = formBody(jobId, [{ field: 'resume', name: '../../etc/x\u202Efdp.pdf', content: PDF }], { email: 'name@post.example' });
    const id = idOf(await sendForm(server, PUBLIC, form));
    expect(await server.context.db.selectFrom('application_documents').select('name').where('application_id', '=', id).execute()).toEqual([
      { name: 'xfdp.pdf' },
    ]);
  });

  it.each(['/', '.', '..', '\\\\', 'ordner/', '../..'])('refuses a file that is named %j instead of dropping it', async (name) => {
    const { status, body } = await sendForm(server, PUBLIC, formBody(jobId, [{ field: 'resume', name, content: PDF }]));
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ name: 'resume', message: expect.stringContaining('Dateiformat') }] });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'refuses the field %s, which every object has',
    async (field) => {
      const asFile = await sendForm(server, PUBLIC, formBody(jobId, [{ field, name: 'a.pdf', content: PDF }]));
      expect(asFile).toMatchObject({ status: 400, body: { message: 'Die Anfrage konnte nicht gelesen werden.' } });
      const asText = await sendForm(server, PUBLIC, formBody(jobId, [], Object.fromEntries([[field, 'x']])));
      expect(asText.status).toBe(400);
    },
  );

  it('ignores empty slots and fields that take no file', async () => {
    const files = [
      { field: 'resume', name: '', content: Buffer.alloc(0) },
      { field: 'photo', name: 'a.png', content: EXE },
    ];
    const answer = await sendForm(server, PUBLIC, formBody(jobId, files, { email: 'leer@post.example' }));
    expect(answer.status).toBe(201);
    expect(
      await server.context.db.selectFrom('application_documents').select('id').where('application_id', '=', idOf(answer)).execute(),
    ).toEqual([]);
  });
});

interface Part {
  readonly field: string;
  readonly name: string;
  readonly start: string;
  readonly size: number;
}

/** A multipart body whose files are generated while they are sent; with `cut` the connection ends after that many bytes. */
function stream(parts: readonly Part[], cut = Number.POSITIVE_INFINITY): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { jobOffer: _jobOffer, ...fields } = flatBody(jobId);
    const request = http.request(
      `${server.url}${PUBLIC}`,
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=xyz' } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.on('error', reject);
    const send = async (): Promise<void> => {
      for (const [name, value] of Object.entries({ jobId, ...fields }))
        request.write(`--xyz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);
      let sent = 0;
      for (const { field, name, start, size } of parts) {
        request.write(
          `--xyz\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        );
        for (let left = size; left > 0; left -= 256 * 1024) {
          const chunk = Buffer.alloc(Math.min(left, 256 * 1024), 1);
          if (left === size) chunk.write(start, 'latin1');
          sent += chunk.length;
          if (!request.write(chunk)) await new Promise((drained) => request.once('drain', drained));
          if (sent > cut) return void request.destroy(new Error('cut'));
        }
        request.write('\r\n');
      }
      request.end('--xyz--\r\n');
    };
    send().catch(reject);
  });
}

describe('large and broken forms', () => {
  const VIDEO = { field: 'video', name: 'a.mp4', start: '\0\0\0\x18ftypisom', size: 100 * MB };

  it('O18: more than 160 MB in all are refused, each file being small enough', async () => {
    const before = await traces(server);
    const archives = [1, 2, 3].map((index) => ({ field: 'additionalDocuments', name: `${index}.zip`, start: 'PK\x03\x04', size: 25 * MB }));
    const { status, text } = await stream([VIDEO, ...archives]);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ message: 'Die Dateien sind zusammen zu groß (höchstens 160 MB).' });
    expect(await traces(server)).toEqual(before);
  });

  it('refuses a video of more than 100 MB in mid-stream and reads it to its end, so that the answer arrives', async () => {
    const before = await traces(server);
    const { status, text } = await stream([{ ...VIDEO, size: 180 * MB }]);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ fields: [{ name: 'video', message: 'Die Datei ist zu groß (höchstens 100 MB).' }] });
    expect(await traces(server)).toEqual(before);
  });

  it('leaves nothing of a form whose connection breaks, and goes on serving', async () => {
    const before = await traces(server);
    await expect(stream([VIDEO], 3 * MB)).rejects.toThrow('cut');
    await expect.poll(() => traces(server)).toEqual(before);
    expect((await server.call('/api/health')).status).toBe(200);
  });

  it.each([
    [
      'without its end',
      '--xyz\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ],
    ['of nonsense', 'nonsense'],
    ['that is empty', ''],
  ])('answers a form %s with 400', async (_what, body) => {
    const before = await traces(server);
    const response = await fetch(server.url + PUBLIC, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=xyz' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
    expect(await traces(server)).toEqual(before);
  });

  it('a form without boundary is 400', async () => {
    const response = await fetch(server.url + PUBLIC, { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } });
    expect(response.status).toBe(400);
  });
});

describe('after a crash', () => {
  // Other servers may share the folder when they share the database: only old files are cleared there.
  it('clears half-received files when it starts', async () => {
    const dataDir = await newDataDir();
    fs.mkdirSync(join(dataDir, 'tmp'));
    fs.writeFileSync(join(dataDir, 'tmp', 'half'), 'x');
    const other = await startTestServer({ DATABASE_URL: '', DATA_DIR: dataDir, SEED: 'none' });
    expect(fs.readdirSync(join(dataDir, 'tmp'))).toEqual([]);
    await other.stop();
    fs.rmSync(dataDir, { recursive: true });
  });

  it('O17: when a file cannot be stored the whole application fails with its text', async () => {
    const other = await startTestServer();
    fs.rmSync(join(other.context.config.dataDir, 'files'), { recursive: true });
    fs.writeFileSync(join(other.context.config.dataDir, 'files'), 'in the way');
    const rows = await other.context.db.selectFrom('applications').select('id').execute();
    const { status, body } = await sendForm(other, PUBLIC, formBody(jobId, [{ field: 'resume', name: 'a.pdf', content: PDF }]));
    expect(status).toBe(503);
    expect(body).toMatchObject({
      message: 'Die Bewerbungsdateien konnten nicht hochgeladen werden. Bitte versuchen Sie es später erneut.',
    });
    expect(await other.context.db.selectFrom('applications').select('id').execute()).toEqual(rows);
    expect(fs.readdirSync(join(other.context.config.dataDir, 'tmp'))).toEqual([]);
    await other.stop();
  });
});
