import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { softHyphens } from './soft-hyphens.ts';

const LONG = 'Rechtsschutzversicherungsgesellschaften';
/** A word that no other job has. */
const RARE = 'Grundstücksverkehrsgenehmigungsstelle';
const seen = (text: string): string => softHyphens(text).replaceAll('\u00ad', '|');

describe('long words', () => {
  it('are divided between syllables, others not', () => {
    expect(seen(`Leitung ${LONG} (m/w/d)`)).toBe('Leitung Rechts|schutz|ver|si|che|rungs|ge|sell|schaf|ten (m/w/d)');
    expect(seen('Stellwerkstechnik und Oberbaumechanik')).toBe('Stell|werks|tech|nik und Oberbaumechanik');
    expect(softHyphens('Senior Backend-Entwickler (m/w/d)')).toBe('Senior Backend-Entwickler (m/w/d)');
  });

  it('of a job come divided, alone and in lists, beside the text as it was written', async () => {
    const server = await startTestServer();
    await server.context.db
      .updateTable('jobs')
      .set({ title: RARE, city: 'Kiel', location: null, working_model: 'Remote' })
      .where('id', '=', 101)
      .execute();
    const shown = { title: softHyphens(RARE) };
    const job = { title: RARE, hyphenated: shown };
    expect((await server.call('/api/public/jobs/101')).body).toMatchObject(job);
    // As written, and as copied from a list.
    for (const search of [RARE, encodeURIComponent(softHyphens(RARE))])
      expect((await server.call(`/api/jobs?workingModel=Remote&search=${search}`)).body).toMatchObject({ jobs: [job] });
    await server.context.db.updateTable('jobs').set({ title: 'Koch' }).where('id', '=', 101).execute();
    expect((await server.call('/api/public/jobs/101')).body).not.toHaveProperty('hyphenated');
    await server.stop();
  });
});
