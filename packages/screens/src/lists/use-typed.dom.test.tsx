import { patience } from '@stellwerk/testing/patience';
import { startTransition, Suspense, use, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from './use-typed';

let root: Root;
let asked: string[] = [];
let pages = new Map<string, { readonly promise: Promise<void>; readonly resolve: () => void }>();

/** The page of a URL; it suspends until resolved. */
function pageOf(url: string) {
  const known = pages.get(url);
  if (known !== undefined) return known;
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  const page = { promise, resolve };
  pages.set(url, page);
  return page;
}

function Results({ url }: { readonly url: string }) {
  if (url !== '') use(pageOf(url).promise);
  return <p>{url}</p>;
}

function SearchField({ url, onCommit }: { readonly url: string; readonly onCommit: (text: string) => void }) {
  const { text, onText } = useTyped(url, onCommit);
  return <input aria-label="Suche" value={text} onChange={(event) => onText(event.target.value)} />;
}

/**
 * A page as the router renders it: the new URL arrives by props, in a transition that can take
 * time.
 */
function Page() {
  const [url, setUrl] = useState('');
  const ask = (text: string): void => {
    asked.push(text);
    startTransition(() => setUrl(text));
  };
  return (
    <>
      <SearchField url={url} onCommit={ask} />
      <button onClick={() => setUrl('')}>Zurücksetzen</button>
      <button title="Norden" onClick={() => ask('Norden')}>
        Norden
      </button>
      <Results url={url} />
    </>
  );
}

beforeEach(() => {
  asked = [];
  pages = new Map();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Suspense>
      <Page />
    </Suspense>,
  );
});
afterEach(() => {
  root.unmount();
  document.body.innerHTML = '';
});

const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: patience.wait });
const field = (): HTMLInputElement => {
  const input = document.querySelector('input');
  if (input === null) throw new Error('The field is missing.');
  return input;
};

/** Types a key like a browser: the field has the letter before handlers run. */
function press(key: string): void {
  const input = field();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + key);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

async function type(text: string): Promise<void> {
  await until(() => void field());
  for (const key of text) press(key);
}

it('keeps every letter that is typed while the page of the letters before is being drawn', async () => {
  await type('Th');
  await until(() => expect(pages.has('Th')).toBe(true));
  await type('orwald');
  expect(field().value).toBe('Thorwald');
  await until(() => expect(asked).toEqual(['Th', 'Thorwald']));
  for (const url of asked) pageOf(url).resolve();
  await until(() => expect(document.querySelector('p')?.textContent).toBe('Thorwald'));
  expect(field().value).toBe('Thorwald');
});

it('follows a URL that somebody else has set', async () => {
  pageOf('Emden').resolve();
  await type('Emden');
  await until(() => expect(document.querySelector('p')?.textContent).toBe('Emden'));
  document.querySelector('button')?.click();
  await until(() => expect(field().value).toBe(''));
});

it.each(['pointerdown', 'focusout'])('lets the URL follow before the next act, so that no text comes after it: %s', async (act) => {
  await type('Em');
  const link = document.querySelector<HTMLElement>('[title=Norden]');
  (act === 'focusout' ? field() : link)?.dispatchEvent(new Event(act, { bubbles: true }));
  link?.click();
  await until(() => expect(pages.has('Norden')).toBe(true));
  for (const url of ['Em', 'Norden']) pageOf(url).resolve();
  await until(() => expect(document.querySelector('p')?.textContent).toBe('Norden'));
  expect(asked).toEqual(['Em', 'Norden']);
});
