/**
 * Words that people take when a password must be long. A password counts as common when nothing but such words, digits and signs is
 * in it, so that 'Passwort123456' and 'hallo-hallo-2024' are refused without a list of millions.
 */
const WORDS = [
  'passwort',
  'password',
  'passwd',
  'kennwort',
  'geheim',
  'secret',
  'hallo',
  'hello',
  'welcome',
  'willkommen',
  'login',
  'admin',
  'administrator',
  'user',
  'benutzer',
  'test',
  'master',
  'qwertz',
  'qwerty',
  'qwertzuiop',
  'qwertyuiop',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  'iloveyou',
  'ichliebedich',
  'schatz',
  'schatzi',
  'fussball',
  'football',
  'baseball',
  'sommer',
  'winter',
  'herbst',
  'fruehling',
  'summer',
  'deutschland',
  'germany',
  'berlin',
  'hamburg',
  'muenchen',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'letmein',
  'whatever',
  'computer',
  'internet',
  'arbeit',
  'bewerbung',
  'stellwerk',
  'recruiting',
  'changeme',
  'default',
  'abc',
  'abcd',
  'abcdef',
  'abcdefgh',
  'abcdefghijkl',
  'mein',
  'my',
  'das',
  'ist',
  'the',
  'ein',
  'und',
] as const;
const PATTERN = new RegExp(`^(?:${WORDS.toSorted((a, b) => b.length - a.length).join('|')})+$`);

const isRun = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index)));
  return steps.size <= 1;
};

/** Whether a password is one that many people have, or tells the account's own address (decisions, rule 9). */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.toLowerCase();
  const name = email.toLowerCase().split('@')[0] ?? '';
  const letters = text.replace(/[@]/g, 'a').replace(/[^a-z]/g, '');
  if (new Set(text).size < 5 || isRun(text)) return true;
  if (/^\d+$/.test(text) && '01234567890123456789098765432109876543210'.includes(text)) return true;
  if (text === email.toLowerCase() || (name.length >= 4 && text.replaceAll(name, '').replace(/[^a-z]/g, '') === '')) return true;
  return letters !== '' && PATTERN.test(letters);
}
