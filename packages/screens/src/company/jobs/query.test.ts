import { expect, it } from 'vitest';
import { defaultJobListState, type JobListPreset, type JobListState } from './list';
import { readJobListPreset, readJobListState, toJobListQuery } from './query';

const PRESETS: readonly JobListPreset[] = ['dashboard', 'a', 'b'];
const back = (state: JobListState, preset: JobListPreset): JobListState =>
  readJobListState(new URLSearchParams(toJobListQuery(state, preset)), preset);

it.each(PRESETS)('keeps the whole state of the list in the URL, and nothing of the default (%s)', (preset) => {
  const state: JobListState = { search: 'Zoë & Co', filter: 'inactive', sort: 'title', direction: 'ascending', page: 3 };
  expect(back(state, preset)).toEqual(state);
  const untouched = defaultJobListState(preset);
  expect(back(untouched, preset)).toEqual(untouched);
  expect(Object.values(toJobListQuery(untouched, preset)).filter(Boolean)).toEqual([]);
});

it.each(['status=unsinn', 'sort=x&direction=y', 'page=-1', 'page=1.5'])('has the default for %s', (query) => {
  for (const preset of PRESETS) expect(readJobListState(new URLSearchParams(query), preset)).toEqual(defaultJobListState(preset));
});

it('has no sort field of another form', () => {
  expect(readJobListState(new URLSearchParams('sort=views'), 'b').sort).toBe('views');
  expect(readJobListState(new URLSearchParams('sort=views'), 'dashboard').sort).toBe('createdAt');
  expect(readJobListState(new URLSearchParams('sort=applications'), 'a').sort).toBe('createdAt');
});

it.each([
  ['/company/1/dashboard', 'tab=jobs', 'dashboard'],
  ['/company/1/dashboard', 'tab=jobs&variant=a', 'dashboard'],
  ['/company/1/jobs', '', 'b'],
  ['/company/1/jobs/', 'variant=b', 'b'],
  ['/company/1/jobs', 'variant=a', 'a'],
])('A16 shows at %s?%s the form %s', (pathname, query, preset) => {
  expect(readJobListPreset(new URLSearchParams(query), pathname)).toBe(preset);
});
