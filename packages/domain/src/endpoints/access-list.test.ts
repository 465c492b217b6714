import { expect, it } from 'vitest';
import { endpoints, type Endpoint } from './index';

const lines = Object.entries<Endpoint>(endpoints).map(([name, { access, scope }]) =>
  [name, access, scope === 'none' ? [] : `of ${scope.of}`].flat().join(' '),
);

it('O03 AU25 the access of every call is the frozen one: npm run access-list writes it anew, for a review', async () => {
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('access-list.txt');
});
