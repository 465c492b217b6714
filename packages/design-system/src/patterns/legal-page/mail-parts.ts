/** A piece of a paragraph: plain text, or an email address that becomes a link. */
export interface TextPart {
  readonly text: string;
  readonly mail: boolean;
}

const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Splits a paragraph at its email addresses. The joined parts equal the paragraph. */
export function mailParts(paragraph: string): readonly TextPart[] {
  return paragraph.split(MAIL).flatMap((text, index) => (text === '' ? [] : [{ text, mail: index % 2 === 1 }]));
}
