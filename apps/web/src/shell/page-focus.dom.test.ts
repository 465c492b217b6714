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
