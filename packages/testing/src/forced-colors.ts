import { drawn, groundOf, lookAround, lookOf, nameOf } from './look.ts';

const boxes = 'input:not([type=hidden], [type=file]), textarea, select, [role=combobox], [role=radio], [role=switch]';
const stops = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
const stateful = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'] as const;

const enabled = (element: Element): boolean => !element.matches(':disabled, [aria-disabled=true], [inert] *');

/** Text and icons that have the same colour as their background. */
function unreadable(root: Element): string[] {
  const carriers = [...root.querySelectorAll('*')].filter(
    (element) => element.tagName === 'svg' || [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
  );
  return carriers
    .filter((element) => drawn(element) && getComputedStyle(element).color === groundOf(element))
    .map((element) => `not to be seen: ${nameOf(element)}`);
}

/** Form controls whose border does not contrast with the surroundings. */
function edgeless(root: Element): string[] {
  return [...root.querySelectorAll(boxes)]
    .filter(drawn)
    .filter((box) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(box);
      const edged = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== groundOf(box.parentElement);
      // Fields whose border is rendered by a frame around the control.
      const frame = box.closest('.sw-control, .sw-slot, .sw-card-choice');
      return !edged && (frame === null || frame === box || Number.parseFloat(getComputedStyle(frame).borderTopWidth) < 1);
    })
    .map((box) => `no edge: ${nameOf(box)}`);
}

/** Tab stops that look the same with and without focus. */
function unfocusable(root: Element): string[] {
  const found: string[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const stop of [...root.querySelectorAll(stops)].filter(enabled)) {
    if (!(stop instanceof HTMLElement) || stop.closest('[inert]') || !stop.checkVisibility()) continue;
    const before = lookAround(stop);
    stop.focus();
    if (document.activeElement === stop && lookAround(stop) === before) found.push(`focus not to be seen: ${nameOf(stop)}`);
    // Not `stop`: some widgets, such as a tab list, move the focus to a child.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  return found;
}

const opposite: Readonly<Record<string, string>> = { active: 'inactive', checked: 'unchecked', on: 'off' };

/** The look of an element without the state that an attribute sets. */
function lookWithout(element: Element, attribute: string): string {
  const value = element.getAttribute(attribute) ?? '';
  const state = element.getAttribute('data-state');
  element.removeAttribute(attribute);
  if (state !== null) element.setAttribute('data-state', opposite[state] ?? state);
  const look = lookOf(element);
  element.setAttribute(attribute, value);
  if (state !== null) element.setAttribute('data-state', state);
  return look;
}

/**
 * Pressed, selected or current elements that look like the others. A visible sign, such as a tick,
 * is enough.
 */
function unmarked(root: Element): string[] {
  return stateful.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]:not([${attribute}=false])`)]
      // The last step of a breadcrumb is not a link, which distinguishes it already.
      .filter((element) => drawn(element) && enabled(element) && element.matches('a, button, [role]'))
      .filter((element) => !(element.matches('[role=option]') && element.querySelector('svg')))
      .filter((element) => lookWithout(element, attribute) === lookOf(element))
      .map((element) => `${attribute} not to be seen: ${nameOf(element)}`),
  );
}

/** Whether the mark inside a ticked or switched-on box has another colour than the box. */
const signed = (box: Element): boolean => getComputedStyle(box, '::before').backgroundColor !== groundOf(box);

/** Boxes that look the same ticked and not ticked. */
function unticked(root: Element): string[] {
  return [...root.querySelectorAll('input[type=checkbox], input[type=radio]')]
    .filter((box): box is HTMLInputElement => box instanceof HTMLInputElement && drawn(box) && !box.disabled)
    .flatMap((box) => {
      const { checked } = box;
      const beside = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
      box.checked = false;
      const empty = lookOf(box);
      box.checked = true;
      const seen = lookOf(box) !== empty && signed(box);
      box.checked = checked;
      for (const other of beside) other.checked = true;
      return seen ? [] : [`tick not to be seen: ${nameOf(box)}`];
    });
}

/**
 * Problems of the document in forced colours; empty when there are none. Call it while they are
 * active.
 */
export function lostInForcedColors(root: Element): string[] {
  // A colour in transition equals neither the old nor the new one.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  const lost = [...unreadable(root), ...edgeless(root), ...unfocusable(root), ...unmarked(root), ...unticked(root)];
  still.remove();
  return lost;
}
