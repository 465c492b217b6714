import { drawn, nameOf } from './look.ts';

const targets = [
  'a[href], button, summary, select, textarea, input:not([type=hidden])',
  '[role=button], [role=tab], [role=option], [role=menuitem], [role=radio], [role=checkbox], [role=switch]',
].join(', ');

/** A link inside a sentence, whose height is the line height (exception of WCAG 2.5.8). */
function inSentence(element: Element): boolean {
  const around = element.closest('p, li, label, dd, td, figcaption, legend');
  const length = around?.textContent.trim().length ?? 0;
  return getComputedStyle(element).display === 'inline' && length > element.textContent.trim().length;
}

/**
 * The click target of a control: its label, if that is larger, for example around a visually hidden
 * control.
 */
function areaOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
  return label !== undefined && (own.width < 24 || own.height < 24) ? label : own;
}

/** All targets smaller than 24 by 24 px (WCAG 2.5.8, without the spacing exception). */
export function smallTargets(root: Element): string[] {
  return [...root.querySelectorAll(targets)]
    .filter((element) => drawn(element) && !inSentence(element) && !element.closest('[inert], [aria-hidden=true]'))
    .flatMap((element) => {
      const { width, height } = areaOf(element);
      return width < 24 || height < 24 ? [`${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)} px`] : [];
    });
}
