import { afterEach, expect, it } from 'vitest';
import { focusHeading } from './page-focus';

afterEach(() => document.body.replaceChildren());

/** A page whose link or field has the focus after a navigation. */
function pageWith(control: string): HTMLElement {
  document.body.innerHTML = `<main tabindex="-1"><h1>Mein Bereich: Gemerkte Stellen</h1>${control}</main>`;
  const focused = document.querySelector<HTMLElement>('main > :last-child');
  focused?.focus();
  expect(document.activeElement).toBe(focused);
  return document.querySelector('h1') ?? document.body;
}

it('WCAG 2.4.3: a view whose tab stays is named by its heading', () => {
  const heading = pageWith('<a href="/dashboard?tab=saved" aria-current="page">Gemerkte Stellen</a>');
  focusHeading()();
  expect(document.activeElement).toBe(heading);
});

it('leaves the focus in a field that the page itself has given it', () => {
  const heading = pageWith('<input aria-label="Suche">');
  focusHeading()();
  expect(document.activeElement).not.toBe(heading);
});

/** Changes the page as a script does, and waits until its observers know. */
async function changePage(change: () => unknown): Promise<void> {
  change();
  await Promise.resolve();
}

it('gives the focus back to a heading that was hidden for a moment', async () => {
  const heading = pageWith('<a href="/dashboard" aria-current="page">Mein Bereich</a>');
  const stop = focusHeading();
  // Browsers drop the focus of an element that is hidden.
  await changePage(() => {
    heading.style.display = 'none';
    heading.blur();
  });
  expect(document.activeElement).toBe(document.body);
  await changePage(() => (heading.style.display = ''));
  expect(document.activeElement).toBe(heading);
  stop();
});

it('leaves the focus in a dialog that the page opens beside its main region', async () => {
  pageWith('<a href="/dashboard" aria-current="page">Mein Bereich</a>');
  const stop = focusHeading();
  const button = document.createElement('button');
  await changePage(() => {
    document.body.append(button);
    button.focus();
  });
  expect(document.activeElement).toBe(button);
  stop();
});
