/** Secrets published in tutorials and documentation, and so known to attackers. */
const PUBLISHED: ReadonlySet<string> = new Set([
  // jwt.io
  'a-string-secret-at-least-256-bits-long',
  'a-valid-string-secret-that-is-at-least-512-bits-long-which-is-very-long',
  // FastAPI
  '09d25e094faa6ca2556c818166b7a9563b93f7099f6f0f4caa6cf63b88e8d3e7',
  // Spring
  '404E635266556A586E3272357538782F413F4428472B4B6250645367566B5970',
  '5367566B59703373367639792F423F4528482B4D6251655468576D5A71347437',
  '3cfa76ef14937c1c0ea519f8fc057a80fcd04a7420f8e8bcd0a7567c272e007b',
  '586E3272357538782F413F4428472B4B6250655368566B597033733676397924',
  '6A586E327235753878214125442A472D4B6150645367566B5970337336763979',
]);

/** Words that people type in place of a secret; random texts do not contain them. */
const PLACEHOLDER =
  /secret|change[-_ ]?(?:me|this)|password|passwort|example|beispiel|placeholder|insecure|default|your[-_ ]|jwt[-_ ]?(?:key|token)|do[-_ ]?not[-_ ]?use|qwert|abcdefghij|0123456789/i;

/** Whether a text is a repeated shorter one. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text) return true;
  }
  return false;
}

/** Whether a secret is known to others: published, a placeholder, or a repeated short text. */
export function isPublished(secret: string): boolean {
  const folded = secret.toLowerCase();
  return [...PUBLISHED].some((known) => known.toLowerCase() === folded) || PLACEHOLDER.test(secret) || isRepeated(secret);
}
