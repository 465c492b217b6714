import JSZip from 'jszip';

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const OFF = /^(?:0|false|off)$/;

const named = (root: Document | Element, name: string): readonly Element[] => [...root.getElementsByTagName(`w:${name}`)];
const child = (element: Element, name: string): Element | undefined => [...element.children].find(({ tagName }) => tagName === `w:${name}`);
const valueOf = (element: Element | undefined): string => element?.getAttribute('w:val') ?? '';

/** Whether the properties of a run hide it; undefined if unset. */
function hides(properties: Element | undefined): boolean | undefined {
  const said = properties === undefined ? undefined : (child(properties, 'vanish') ?? child(properties, 'specVanish'));
  return said === undefined ? undefined : !OFF.test(valueOf(said));
}

/** Names of the styles that hide their text. */
const hidingStyles = (styles: Document): ReadonlySet<string> =>
  new Set(named(styles, 'style').flatMap((style) => (hides(child(style, 'rPr')) === true ? [style.getAttribute('w:styleId') ?? ''] : [])));

function closestParagraph(element: Element): Element | null {
  let found: Element | null = element;
  while (found !== null && found.tagName !== 'w:p') found = found.parentElement;
  return found;
}

/** Removes the runs of a document that Word hides. @param hiding names of the styles that hide their text */
function dropHidden(document: Document, hiding: ReadonlySet<string>): void {
  for (const run of named(document, 'r')) {
    const properties = child(run, 'rPr');
    const paragraph = closestParagraph(run);
    const style = properties && child(properties, 'rStyle');
    const outer = paragraph === null ? undefined : child(paragraph, 'pPr');
    const inherited = hiding.has(valueOf(style)) || hiding.has(valueOf(outer && child(outer, 'pStyle')));
    if (hides(properties) ?? inherited) run.remove();
  }
}

const xml = (text: string): Document => new DOMParser().parseFromString(text, 'application/xml');

/** A Word document without its hidden text, which its reader would treat like any other. */
export async function shownDocx(file: ArrayBuffer): Promise<ArrayBuffer> {
  const zip = await JSZip.loadAsync(file);
  const [text, styles] = [await zip.file(DOCUMENT)?.async('string'), await zip.file(STYLES)?.async('string')];
  if (text === undefined) return file;
  const document = xml(text);
  dropHidden(document, styles === undefined ? new Set() : hidingStyles(xml(styles)));
  zip.file(DOCUMENT, new XMLSerializer().serializeToString(document));
  return zip.generateAsync({ type: 'arraybuffer' });
}
