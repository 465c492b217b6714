/** A document type with the entities that a drawing program declares in it. */
const DOCTYPE = /<!DOCTYPE\s[^[>]{0,500}(?:\[([^\]]{0,20000})\]\s*)?>/i;
const DECLARATION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,300})"|'([^'<&%]{0,300})')\s*>/g;
const MOST = 100;
/** Maximum growth of a drawing by them. */
const LONGEST = 200_000;

/**
 * The text of an SVG with the entities of its document type replaced: short texts without nested entities.
 * @returns null for any other declarations
 */
export function withoutEntities(text: string): string | null {
  const [doctype, subset = ''] = DOCTYPE.exec(text) ?? [];
  if (doctype === undefined) return text;
  const rest = subset.replace(/<!--[^]*?-->/g, '').replace(/<!(?:ATTLIST|ELEMENT)\s[^<>]*>/g, '');
  const entities = new Map([...rest.matchAll(DECLARATION)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  if (rest.replace(DECLARATION, '').trim() !== '' || entities.size > MOST) return null;
  const plain = text.replace(doctype, () => '');
  const added = [...plain.matchAll(/&([\w.-]+);/g)].reduce((sum, [, name = '']) => sum + (entities.get(name)?.length ?? 0), 0);
  return added > LONGEST
    ? null
    : plain.replace(/&([\w.-]+);/g, (whole, name: string) => entities.get(name)?.replaceAll('"', '&quot;') ?? whole);
}
