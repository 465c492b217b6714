import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel';

let root: Root;
let box: HTMLElement;
let calm = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => undefined, removeEventListener: () => undefined }));
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});

afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const draw = (slides: string[]) =>
  act(() =>
    root.render(
      <Carousel
        label="Stimmen"
        slides={slides.map((slide) => (
          <p key={slide}>{slide}</p>
        ))}
      />,
    ),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () =>
  [...box.querySelectorAll('[role=group]')].filter((slide) => !slide.hasAttribute('inert')).map((slide) => slide.textContent);
const button = (name: string) => {
  const found = box.querySelector<HTMLButtonElement>(`button[title="${name}"]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string) => act(() => button(name).click());

describe('Carousel (NL15, EN52)', () => {
  it('goes on after 8000 ms, not before, and around the end', () => {
    draw(['Eins', 'Zwei']);
    wait(7_999);
    expect(shown()).toEqual(['Eins']);
    wait(1);
    expect(shown()).toEqual(['Zwei']);
    wait(8_000);
    expect(shown()).toEqual(['Eins']);
  });

  it('ignores clicks for 500 ms after a change', () => {
    draw(['Eins', 'Zwei', 'Drei']);
    press('Nächster Eintrag');
    expect(shown()).toEqual(['Zwei']);
    wait(499);
    press('Nächster Eintrag');
    expect(shown()).toEqual(['Zwei']);
    wait(1);
    press('Nächster Eintrag');
    expect(shown()).toEqual(['Drei']);
    wait(500);
    press('Voriger Eintrag');
    expect(shown()).toEqual(['Zwei']);
  });

  it('neither moves nor has controls with one entry', () => {
    draw(['Eins']);
    expect(vi.getTimerCount()).toBe(0);
    wait(60_000);
    expect(box.textContent).toBe('Eins');
    expect(box.querySelector('button')).toBeNull();
  });

  it('stops by its button and starts again', () => {
    draw(['Eins', 'Zwei']);
    press('Wechsel anhalten');
    wait(20_000);
    expect(shown()).toEqual(['Eins']);
    press('Wechsel starten');
    wait(8_000);
    expect(shown()).toEqual(['Zwei']);
  });

  it('rests with the focus inside and says then what it shows', () => {
    draw(['Eins', 'Zwei']);
    expect(box.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    act(() => button('Nächster Eintrag').focus());
    wait(20_000);
    expect(shown()).toEqual(['Eins']);
    expect(box.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    act(() => button('Nächster Eintrag').blur());
    wait(8_000);
    expect(shown()).toEqual(['Zwei']);
  });

  it('rests under the pointer', () => {
    draw(['Eins', 'Zwei']);
    const region = box.querySelector('section');
    act(() => void region?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    wait(20_000);
    expect(shown()).toEqual(['Eins']);
    act(() => void region?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body })));
    wait(8_000);
    expect(shown()).toEqual(['Zwei']);
  });

  it('does not start where reduced motion is preferred', () => {
    calm = true;
    draw(['Eins', 'Zwei']);
    wait(20_000);
    expect(shown()).toEqual(['Eins']);
    expect(button('Wechsel starten')).toBeDefined();
  });
});
