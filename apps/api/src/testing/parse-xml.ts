import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Open[];
  text: string;
}

/** Parses a document with a parser of well-formed XML 1.0 only. @throws at the first mistake */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser();
  const document: Open = { name: '', attributes: {}, children: [], text: '' };
  const path: Open[] = [document];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Open = { name, attributes, children: [], text: '' };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('text', (text) => {
    const element = path.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => void path.pop());
  parser.write(source).close();
  const [root] = document.children;
  if (root === undefined) throw new Error('The document is empty.');
  return root;
}

/** Texts of all children with a name. */
export const textsOf = (element: XmlElement, name: string): readonly string[] =>
  element.children.filter((child) => child.name === name).map(({ text }) => text);
