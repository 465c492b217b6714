import { describe, expect, it } from 'vitest';
import { choiceIn, pageIn, textIn } from './list-query';
import { everyWordMatcher, listView } from './list-view';

interface Town {
  readonly name: string;
  readonly land: string;
  readonly people: number;
}
const town = (name: string, land: string, people: number): Town => ({ name, land, people });
const towns = [town('München', 'Bayern', 3), town('Bremen', 'Bremen', 2), town('Würzburg', 'Bayern', 1), town('Köln', 'NRW', 2)];

const view = listView({
  texts: ({ name }: Town) => [name],
  filters: {
    land: ({ land }: Town, wanted: string) => wanted === '' || land === wanted,
    big: ({ people }: Town, wanted: boolean) => !wanted || people > 1,
  },
  orders: { people: (a, b) => a.people - b.people, name: (a, b) => a.name.localeCompare(b.name, 'de') },
  tie: (a, b) => a.name.localeCompare(b.name, 'de'),
  pageSize: 2,
});
const plain = { search: '', land: '', big: false, sort: 'people', page: 1 } as const;
const names = (state: Parameters<typeof view>[1]) => view(towns, state).rows.map(({ name }) => name);

describe('a list', () => {
  it.each(['muen', 'mun', 'MÜN', ' mün '])('finds München by %j', (search) => {
    expect(names({ ...plain, search })).toEqual(['München']);
  });

  it('is filtered by all filters together, and counts each over what the others leave', () => {
    const shown = view(towns, { ...plain, land: 'Bayern', big: true });
    expect(shown.rows.map(({ name }) => name)).toEqual(['München']);
    expect([shown.count('land', ''), shown.count('land', 'NRW'), shown.count('big', false)]).toEqual([3, 1, 2]);
  });

  it('is sorted both ways, and equal rows by the second order', () => {
    expect(names(plain)).toEqual(['Würzburg', 'Bremen']);
    expect(names({ ...plain, page: 2 })).toEqual(['Köln', 'München']);
    expect(names({ ...plain, direction: 'descending' })).toEqual(['München', 'Bremen']);
    expect(names({ ...plain, sort: 'name' })).toEqual(['Bremen', 'Köln']);
  });

  it.each([
    [1, 1],
    [2, 2],
    [9, 2],
    [-3, 1],
  ])('shows for page %i page %i of two', (wanted, page) => {
    expect(view(towns, { ...plain, page: wanted })).toMatchObject({ page, pages: 2, total: 4 });
  });

  it('shows everything on one page, in its own order, where the rules say nothing', () => {
    const all = listView({ texts: ({ name }: Town) => [name], filters: {} })(towns, { search: '' });
    expect({ ...all, count: undefined }).toEqual({ rows: towns, total: 4, page: 1, pages: 1, count: undefined });
  });
});

it('every word may be found, in any text and order', () => {
  expect([everyWordMatcher('nrw koeln')(['Köln', 'NRW']), everyWordMatcher('köln bayern')(['Köln', 'NRW'])]).toEqual([true, false]);
});

it('the state comes from the query, unknown values are the default', () => {
  const query = new URLSearchParams('search=a b&sort=name&page=3');
  expect([textIn(query, 'search'), textIn(query, 'x')]).toEqual(['a b', '']);
  expect([choiceIn(query, 'sort', ['date', 'name'], 'date'), choiceIn(query, 'x', ['date', 'name'], 'date')]).toEqual(['name', 'date']);
  for (const [page, found] of [
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['x', 1],
    ['', 1],
  ] as const)
    expect(pageIn(new URLSearchParams({ page })), page).toBe(found);
});
