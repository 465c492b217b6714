import fs from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const owner = await server.login('owner@demo.example');

const path = '/api/private/companies/1/logo';

async function upload(name: string, content: Buffer | string, field = 'file'): Promise<{ status: number; body: Record<string, unknown> }> {
  const form = new FormData();
  form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const response = await fetch(server.url + path, { method: 'POST', headers: { authorization: `Bearer ${owner}` }, body: form });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#3366cc' } })
    .png()
    .withExif({ IFD0: { Copyright: 'GEHEIM' } })
    .toBuffer();
const stored = async () => (await fs.readdir(join(server.context.config.dataDir, 'files/media/logos'))).toSorted();
const rows = () => server.context.db.selectFrom('media').selectAll().where('folder', '=', 'logos').orderBy('id').execute();
const logo = async () =>
  (await server.context.db.selectFrom('companies').select('logo').where('id', '=', 1).executeTakeFirstOrThrow()).logo;

describe('the logo of a company', () => {
  it('API43 MD19 rule 4: is stored without metadata, bound to the company, and takes the place of the former one', async () => {
    const [former, files] = [await logo(), await stored()];
    const { status, body } = await upload('Unser Logo.png', await png());
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      filename: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
      originalFilename: 'Unser Logo.png',
      contentType: 'image/png',
      size: expect.any(Number),
      type: 'logos',
      url: `/api/media/logos/original/${String(body.filename)}`,
    });
    const served = await fetch(server.url + String(body.url));
    const content = Buffer.from(await served.arrayBuffer());
    expect([served.status, content.length, content.includes('GEHEIM')]).toEqual([200, body.size, false]);
    expect(await logo()).toBe(body.filename);
    expect((await server.call('/api/private/companies/1', { token: owner })).body).toMatchObject({ logo: { url: body.url }, version: 1 });
    expect(await stored()).toEqual([...files.filter((name) => name !== former), String(body.filename)].toSorted());
    const bound = (await rows()).find(({ filename }) => filename === body.filename);
    expect(bound).toMatchObject({ company_id: 1, entity_type: 'company', entity_id: 1, uploaded_by: expect.any(Number) });
    expect((await rows()).some(({ filename }) => filename === former)).toBe(false);
  });

  it('rule 4: an SVG is cleaned', async () => {
    const { body } = await upload('logo.svg', '<svg onload="alert(1)"><script>x</script><path d="M0 0h9"/></svg>');
    const served = await fetch(server.url + String(body.url));
    expect(await served.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"></path></svg>');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['a gif', 'a.gif', 'GIF89a', 'file', 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: JPG, JPEG, PNG, SVG, WEBP'],
    ['a page as picture', 'a.png', '<html></html>', 'file', 'Der Inhalt der Datei passt nicht zu ihrer Endung.'],
    ['another field', 'a.png', '<html></html>', 'bild', 'Bitte füllen Sie dieses Feld aus.'],
    ['a large SVG', 'a.svg', `<svg>${' '.repeat(1024 * 1024)}</svg>`, 'file', 'Die Datei ist zu groß (höchstens 1 MB).'],
  ])('CS32 refuses %s, and the logo stays', async (_what, name, content, field, message) => {
    const before = [await logo(), await stored(), await rows()];
    expect(await upload(name, content, field)).toMatchObject({ status: 400, body: { fields: [{ name: 'file', message }] } });
    expect([await logo(), await stored(), await rows()]).toEqual(before);
  });

  it('leaves nothing when the storage fails, and says so', async () => {
    const { allStorage: storage } = server.context.files;
    const before = [await logo(), await stored(), await rows()];
    const put = storage.put;
    storage.put = () => Promise.reject(new Error('ENOSPC'));
    const { status, body } = await upload('a.png', await png());
    storage.put = put;
    expect([status, body.message]).toEqual([503, 'Fehler beim Hochladen des Logos']);
    expect([await logo(), await stored(), await rows()]).toEqual(before);
  });

  it('API44: is removed with its file, and once more is no error', async () => {
    const files = await stored();
    const former = await logo();
    const remove = () => server.call(path, { method: 'DELETE', token: owner });
    expect((await remove()).status).toBe(204);
    expect(await logo()).toBeNull();
    expect(await stored()).toEqual(files.filter((name) => name !== former));
    expect((await remove()).status).toBe(204);
    const actions = await server.context.db.selectFrom('audit').select('action').where('company_id', '=', 1).orderBy('id').execute();
    expect(actions.slice(-3).map(({ action }) => action)).toEqual(['company-logo-changed', 'company-logo-changed', 'company-logo-removed']);
  });
});
