import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLater } from './use-later';

const run = vi.fn<() => void>();
let root: Root;
let box: HTMLElement;

function Changing() {
  return <button onClick={useLater(run)}>Später</button>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  run.mockReset();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  act(() => root.render(<Changing />));
});
afterEach(() => act(() => root.unmount()));

const change = (): void => box.querySelector('button')?.click();

it('CF10 EN52 the list is asked for again a second after a change, and not a moment earlier', () => {
  change();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('CF10 once after several changes, and never after the screen has gone', () => {
  change();
  vi.advanceTimersByTime(600);
  change();
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  change();
  act(() => root.unmount());
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});
