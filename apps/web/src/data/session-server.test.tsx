import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useHydrated, useToken } from './session';

it('on the server everybody is a visitor, and nothing is hydrated', () => {
  const Probe = () => <i>{`${String(useToken())} ${useHydrated()}`}</i>;
  expect(renderToString(<Probe />)).toBe('<i>null false</i>');
});
