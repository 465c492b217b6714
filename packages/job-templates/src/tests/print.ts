import { expect, within } from 'storybook/test';
import type { CheckContext } from './checks';

/** Perceived brightness of a CSS colour, 0 to 255; null for none. */
function brightness(colour: string): number | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? null : 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** The nearest background colour rendered behind an element; paper is white. */
function ground(element: Element | null): number {
  if (element === null) return 255;
  return brightness(getComputedStyle(element).backgroundColor) ?? ground(element.parentElement);
}

/**
 * On paper: no buttons, the URL instead, dark text on a light background in every theme. Only the
 * test browser can emulate print; in a Storybook the story can be printed.
 */
export async function checkPrint({ canvasElement, args }: CheckContext): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  const { printing } = await import('./emulate-print');
  await printing(async () => {
    const article = within(canvasElement).getByRole('article');
    for (const link of within(article).queryAllByText('Jetzt bewerben')) await expect(link.checkVisibility()).toBe(false);
    const urls = within(article).getAllByText(new RegExp(args.jobUrl ?? ''));
    await expect(urls.some((url) => url.checkVisibility())).toBe(true);
    const labels = [...article.querySelectorAll('h1, h2, p, li, dd')].filter((element) => element.checkVisibility());
    await expect(labels.length).toBeGreaterThan(10);
    const faint = labels.filter((element) => {
      const ink = brightness(getComputedStyle(element).color) ?? 255;
      return ground(element) - ink < 100;
    });
    await expect(faint.map(({ textContent }) => textContent)).toEqual([]);
  });
}
