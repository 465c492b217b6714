import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

/** The rules of `npm run format`. */
const { ignorePatterns: _, ...rules } = JSON.parse(readFileSync(fileURLToPath(new URL('../../.oxfmtrc.json', import.meta.url)), 'utf8'));

/**
 * Formats generated text as `npm run format` would.
 * @param {string} file its name determines the language
 * @param {string} text
 * @returns {Promise<string>}
 * @throws {Error} where the text cannot be parsed
 */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, rules);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
