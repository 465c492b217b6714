import { Parser } from 'htmlparser2';

/** Limits of a text's markup. */
export interface Bounds {
  /** Nested elements. */
  readonly depth: number;
  /** Elements, attributes and pieces of text together; a character written as an entity is a piece. */
  readonly parts: number;
}

class OutOfBounds extends Error {}

/**
 * Counts the markup of a text in one pass that ends at the limits: later processing may cost more than in proportion to depth
 * and number.
 * @param xml whether the text is XML, such as SVG. @default HTML
 */
export function isWithin(text: string, bounds: Bounds, xml = false): boolean {
  let depth = 0;
  let parts = 0;
  const count = (): void => {
    parts += 1;
    if (parts > bounds.parts || depth > bounds.depth) throw new OutOfBounds();
  };
  const parser = new Parser(
    {
      onopentagname: () => {
        depth += 1;
        count();
      },
      onattribute: count,
      ontext: count,
      onclosetag: () => {
        depth -= 1;
      },
    },
    { xmlMode: xml, decodeEntities: true },
  );
  try {
    parser.end(text);
    return true;
  } catch (error) {
    if (error instanceof OutOfBounds) return false;
    throw error;
  }
}
