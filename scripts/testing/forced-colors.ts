import { drawn, groundOf, lookAround, lookOf, nameOf } from './look.ts';

const boxes = 'input:not([type=hidden], [type=file]), textarea, select, [role=combobox], [role=radio], [role=switch]';
const stops = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
const stateful = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'] as const;

const enabled = (element: Element): boolean => !element.matches(':disabled, [aria-disabled=true], [inert] *');

/** Text and icons that have the colour of their ground. */
function unreadable(root: Element): string[] {
  const carriers = [...root.querySelectorAll('*')].filter(
    (element) => element.tagName === 'svg' || [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
  );
  return carriers
    .filter((element) => drawn(element) && getComputedStyle(element).color === groundOf(element))
    .map((element) => `not to be seen: ${nameOf(element)}`);
}

/** Boxes to fill in or tick, whose edge cannot be told from what is around them. */
function edgeless(root: Element): string[] {
  return [...root.querySelectorAll(boxes)]
    .filter(drawn)
    .filter((box) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(box);
      const edged = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== groundOf(box.parentElement);
      // Where the frame around the control draws the edge.
      const frame = box.closest('.sw-control, .sw-slot, .sw-card-choice');
      return !edged && (frame === null || frame === box || Number.parseFloat(getComputedStyle(frame).borderTopWidth) < 1);
    })
    .map((box) => `no edge: ${nameOf(box)}`);
}

/** Stops of the tab key that look the same with the focus as without. */
function unfocusable(root: Element): string[] {
  const found: string[] = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const stop of [...root.querySelectorAll(stops)].filter(enabled)) {
    if (!(stop instanceof HTMLElement) || stop.closest('[inert]') || !stop.checkVisibility()) continue;
    const before = lookAround(stop);
    stop.focus();
    if (document.activeElement === stop && lookAround(stop) === before) found.push(`focus not to be seen: ${nameOf(stop)}`);
    // Not `stop`: a tab list, for one, hands the focus on to its tab.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }
  return found;
}

/** The same element in another state, of its own or beside it. */
function otherState(element: Element, attribute: string): Element | undefined {
  const value = element.getAttribute(attribute);
  const group = element.closest('[role=group], [role=tablist], [role=listbox], [role=grid], [role=toolbar], nav, ul, table');
  const same = [...(group?.querySelectorAll(element.tagName) ?? [])].filter(
    (one) => one.getAttribute('role') === element.getAttribute('role'),
  );
  return same.find((one) => one !== element && enabled(one) && one.getAttribute(attribute) !== value && drawn(one));
}

/** What is pressed, chosen, ticked or current and looks like what is not. */
function stateless(root: Element): string[] {
  const marked = stateful.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]:not([${attribute}=false])`)]
      .filter((element) => drawn(element) && enabled(element))
      .flatMap((element) => {
        const other = otherState(element, attribute);
        return other !== undefined && lookOf(element) === lookOf(other) ? [`${attribute} not to be seen: ${nameOf(element)}`] : [];
      }),
  );
  const ticked = [...root.querySelectorAll('input[type=checkbox], input[type=radio]')]
    .filter((box): box is HTMLInputElement => box instanceof HTMLInputElement && drawn(box))
    .flatMap((box) => {
      const before = lookOf(box);
      const { checked } = box;
      const beside = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
      box.checked = !checked;
      const same = lookOf(box) === before;
      box.checked = checked;
      for (const other of beside) other.checked = true;
      return same ? [`tick not to be seen: ${nameOf(box)}`] : [];
    });
  return [...marked, ...ticked];
}

/** What gets lost where the person has forced the colours; nothing, if all is well. Call it while they are forced. */
export function lostInForcedColors(root: Element): string[] {
  // A colour on its way is neither the old one nor the new one.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  const lost = [...unreadable(root), ...edgeless(root), ...unfocusable(root), ...stateless(root)];
  still.remove();
  return lost;
}
