import { fixtures } from '@stellwerk/domain/fixtures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { drawPicture } from './draw.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const job = fixtures.jobs.find(({ isActive }) => isActive);
const picture = (id: number | string, headers: Record<string, string> = {}) => fetch(`${server.url}/jobs/${id}/vorschau.png`, { headers });

/** Rows of a section of the picture that contain more than the background. */
async function drawnRows(png: Buffer, box: { left: number; top: number; width: number; height: number }): Promise<readonly number[]> {
  const { data, info } = await sharp(png).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    data.subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels).some((value) => value > 120),
  );
}

describe('the picture of a posting for link previews', () => {
  it('is a PNG of 1200 by 630 that can be kept', async () => {
    const response = await picture(job?.id ?? 0);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const tag = response.headers.get('etag') ?? '';
    expect((await picture(job?.id ?? 0, { 'if-none-match': tag })).status).toBe(304);
    await server.context.db
      .updateTable('jobs')
      .set({ title: 'Anders' })
      .where('id', '=', job?.id ?? 0)
      .execute();
    expect((await picture(job?.id ?? 0, { 'if-none-match': tag })).status).toBe(200);
  });

  it('is there for what the public sees, and for nothing else', async () => {
    const hidden = fixtures.jobs.find(({ isActive }) => !isActive)?.id ?? 0;
    for (const id of [hidden, 2_000_000, 'x']) expect((await picture(id)).status, String(id)).toBe(404);
  });

  it.each([
    ['short', 'Koch'],
    [
      'long',
      'Rechtsschutzversicherungsgesellschaftsangestellte für Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte (m/w/d)',
    ],
    ['of one endless word', 'x'.repeat(150)],
    ['hostile', '<span size="900000">&amp;</span> & <b>'],
  ])('fits a title that is %s', async (_what, title) => {
    const png = await drawPicture({ title, company: 'A & B <i>'.repeat(20), facts: 'Kiel · '.repeat(30) });
    // Between title and company, and at both sides, nothing is rendered.
    expect(await drawnRows(png, { left: 0, top: 434, width: 1200, height: 20 })).toEqual([]);
    expect(await drawnRows(png, { left: 0, top: 130, width: 66, height: 320 })).toEqual([]);
    expect(await drawnRows(png, { left: 1140, top: 130, width: 60, height: 320 })).toEqual([]);
    expect((await drawnRows(png, { left: 72, top: 152, width: 1056, height: 276 })).length).toBeGreaterThan(20);
  });
});
