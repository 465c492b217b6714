/** CSS properties that can make a state visible. */
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

/** The look of an element and its descendants. */
export const lookOf = (element: Element): string => [element, ...element.querySelectorAll('*')].flatMap(own).join('\n');

/** The look of an element and its two nearest ancestors, which may show its focus instead. */
export const lookAround = (element: Element): string =>
  [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
    .flatMap((one) => (one ? own(one) : []))
    .join('\n');

const clear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(colour);

/** The background colour behind an element's content. */
export function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!clear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).getPropertyValue('color-scheme') === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
}

/**
 * Whether an element is visible: it has a size, is not hidden and not meant for screen readers
 * only.
 */
export function drawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** A short name of an element for a message. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(/\s+/)[0] ?? ''} „${label}“`;
}

/** Elements that overflow the viewport sideways outside a scroll container. */
export function stickingOut(root: Element): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...root.querySelectorAll('*')]
    .filter((element) => drawn(element) && element.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(element.parentElement))
    .map(nameOf);
}
