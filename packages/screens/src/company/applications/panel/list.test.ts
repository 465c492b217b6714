import { listOf, readApplication } from '@stellwerk/domain';
import { applicationWire, fixtures } from '@stellwerk/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { countUnder } from '../list-query';
import { panelQuery, readPanelState, toPanelQuery, type PanelState } from './list';

const application = (id: string, candidateName: string, email: string, status: string, job: { id: string; title: string }) =>
  readApplication({ id, candidateName, email, status, createdAt: `2026-11-1${id}T08:00:00.000Z`, jobOffer: job });
const loks = { id: '1', title: 'Lokführung' };
const haus = { id: '2', title: 'Haustechnik' };
const all = [
  application('1', 'Amelie Thorwald', 'a.thorwald@post.example', 'SUBMITTED', loks),
  application('2', 'Leon Hartwig', 'leon@post.example', 'IN_REVIEW', loks),
  application('3', 'Minh Nguyen', 'minh@post.example', 'INTERVIEW_SCHEDULED', haus),
  application('4', 'Ute Zander', 'ute@post.example', 'REJECTED', haus),
];
const plain: PanelState = { search: '', filter: 'all', jobId: '', page: 1 };
const view = (change: Partial<PanelState>) => listOf(all, panelQuery({ ...plain, ...change }), new Date('2026-11-20T09:00:00.000Z'));
const ids = (change: Partial<PanelState>): string =>
  view(change)
    .applications.map(({ id }) => id)
    .join('');

describe('the part that the panel shows', () => {
  it('CA31 searches name, mail address and title in any case', () => {
    expect(ids({ search: 'THORW' })).toBe('1');
    expect(ids({ search: 'minh@' })).toBe('3');
    expect(ids({ search: 'haust' })).toBe('43');
    expect(ids({ search: 'niemand' })).toBe('');
  });
  it('CA29 filters by the lower-case value and counts over what job and search leave', () => {
    expect([ids({}), ids({ filter: 'new' }), ids({ filter: 'contacted' }), ids({ filter: 'interview' })]).toEqual(['4321', '1', '2', '3']);
    const { counts } = view({ jobId: '2', filter: 'new' });
    expect((['all', 'new', 'contacted', 'interview'] as const).map((filter) => countUnder(counts, filter))).toEqual([2, 0, 0, 1]);
  });
  it('shows only the applications of the chosen job', () => expect(ids({ jobId: '1' })).toBe('21'));
});

describe('readPanelState', () => {
  it('finds in the URL what toPanelQuery wrote, and the default for anything unknown', () => {
    const state: PanelState = { search: 'Zoë & Co', filter: 'contacted', jobId: '7', page: 3 };
    expect(readPanelState(new URLSearchParams(toPanelQuery(state)))).toEqual(state);
    expect(Object.values(toPanelQuery(plain)).filter(Boolean)).toEqual([]);
    expect(readPanelState(new URLSearchParams('status=foo'))).toEqual(plain);
  });
});

describe('the applications of the panel', () => {
  it('CA33 hold every documented field, whatever the list of the company answers', () => {
    const [first] = fixtures.applications;
    if (first === undefined) throw new Error('no application');
    const read = readApplication(applicationWire(fixtures, { ...first, notes: 'Ruft an.', rating: 4 }));
    expect(read).toMatchObject({
      id: String(first.id),
      job: { id: String(first.jobId), title: expect.stringMatching(/./) },
      name: expect.stringMatching(/./),
      email: expect.stringContaining('@'),
      phone: expect.any(String),
      status: first.status,
      createdAt: expect.stringMatching(/^\d{4}-/),
      notes: 'Ruft an.',
      rating: 4,
    });
    const resume = fixtures.applications.map((one) => readApplication(applicationWire(fixtures, one)).documents);
    expect(resume.flat().filter(({ kind }) => kind === 'resume')).not.toEqual([]);
  });
});
