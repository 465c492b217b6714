const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

const spell = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => spelled[letter] ?? letter);

/** Whether a text holds what was typed, upper or lower case: 'München' is found by 'Mün', 'mun' and 'muen'. */
export function matches(text: string, typed: string): boolean {
  const wanted = typed.trim();
  return fold(text).includes(fold(wanted)) || fold(spell(text)).includes(fold(spell(wanted)));
}
