import XMLBuilder from 'fast-xml-builder';

/** Content of an element: text, further elements by name, several of one name; `@name` is an attribute, `#text` the text beside one. */
export interface Content {
  readonly [name: string]: string | Content | readonly (string | Content)[] | undefined;
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** Characters that XML 1.0 cannot contain, not even escaped: texts of old systems have them. */
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;

function possible(content: Content): Content {
  const clean = (value: string | Content): string | Content =>
    typeof value === 'string' ? value.replace(IMPOSSIBLE, '') : possible(value);
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]): [string, Content[string]][] =>
      value === undefined || value === '' ? [] : [[name, isList(value) ? value.map(clean) : clean(value)]],
    ),
  );
}

const isList = (value: string | Content | readonly (string | Content)[]): value is readonly (string | Content)[] => Array.isArray(value);

/** Elements as XML, escaped; those without content are left out. */
export const xml = (content: Content): string => builder.build(possible(content));

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
