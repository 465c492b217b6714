/** Finds what of a page no page before has shown, so that what is alike is judged once. */

/** React counts its ids through a page, so that no two pages have the same. */
const generatedId = /_r_[0-9a-z]+_/g;

/** Tells texts apart by numbers, so that what contains them stays short. */
const numbers = new Map<string, number>();
function numberOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

/** An element without what is in it. */
function startOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value.replace(generatedId, '')}`);
  return [element.tagName, element === document.activeElement ? ':focus' : '', ...attributes].join('\n');
}

/** What markup does not say, although the look of anything around may follow from it. */
const inputsIn = (root: Element): string =>
  [...root.querySelectorAll('input')].map(({ checked, disabled }) => `${Number(checked)}${Number(disabled)}`).join('');

const judged = new Set<string>();

export interface News {
  /** The largest parts that a page before had just so, in the same elements. */
  readonly known: readonly Element[];
  /** Says that all of the page has been judged. */
  readonly remember: () => void;
}

/**
 * What of a page has been judged before.
 * @param shownAs all else that the look of the page follows from, such as its width
 */
export function newsOf(root: Element, shownAs: string): News {
  const contents = new Map<Element, number>();
  const read = (element: Element): number => {
    const inside = [...element.childNodes].map((node) => (node instanceof Element ? read(node) : node.textContent));
    const content = numberOf(JSON.stringify([startOf(element), ...inside]));
    contents.set(element, content);
    return content;
  };
  read(root);

  const known: Element[] = [];
  const fresh: string[] = [];
  const visit = (element: Element, around: number): void => {
    const key = `${around} ${contents.get(element)}`;
    if (judged.has(key)) return void known.push(element);
    fresh.push(key);
    const within = numberOf(`${around} ${startOf(element)}`);
    for (const child of element.children) visit(child, within);
  };
  const around = numberOf(`${shownAs} ${inputsIn(root)}`);
  for (const child of root.children) visit(child, around);
  return { known, remember: () => fresh.forEach((key) => judged.add(key)) };
}
