/** What of an element is seen: everything by which a state can show itself. */
const properties = [
  'color',
  'background-color',
  'background-image',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'outline',
  'box-shadow',
  'text-decoration',
  'font-weight',
  'opacity',
  'visibility',
  'display',
  'fill',
  'stroke',
  'translate',
  'rotate',
  'content',
] as const;

function own(element: Element): string[] {
  return [null, '::before', '::after'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && style.content === 'none') return '';
    return properties.map((property) => style.getPropertyValue(property)).join('|');
  });
}

/** The look of an element and of all that is in it. */
export const lookOf = (element: Element): string => [element, ...element.querySelectorAll('*')].flatMap(own).join('\n');

/** The look of an element and of the two frames around it, which may show its focus in its place. */
export const lookAround = (element: Element): string =>
  [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
    .flatMap((one) => (one ? own(one) : []))
    .join('\n');

const clear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(colour);

/** The colour behind what an element draws. */
export function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!clear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).getPropertyValue('color-scheme') === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
}

/** Whether anything of an element is drawn: it has a size, is not hidden and not kept for screen readers alone. */
export function drawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** A short name of an element for a message. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(/\s+/)[0] ?? ''} „${label}“`;
}

/** What sticks out at the side of the window and is not inside something that scrolls. */
export function stickingOut(root: Element): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...root.querySelectorAll('*')]
    .filter((element) => drawn(element) && element.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(element.parentElement))
    .map(nameOf);
}
