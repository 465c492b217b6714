import { readPay, type Pay } from '../parse/pay.ts';

/** Longer ones are paragraphs, in which an amount may mean anything. */
const LONGEST_LINE = 240;

const MONEY = /€|\bEUR\b|\bEuro\b|\bCHF\b/i;
const SALARY = /gehalt|vergüt|entgelt|lohn|verdien|bezahl|brutto|salary/i;
/** Amounts besides the pay, or not paid to the person. */
const NO_SALARY = /budget|umsatz|bonus|zuschuss|zuschlag|zulage|pauschale|prämie|erstattung|gutschein|ticket/i;

const SIGN = '(?:€|EUR\\b|Euro\\b|CHF\\b)';
const AMOUNT = `(?:${SIGN}\\s?)?\\d{1,3}(?:[.,\\u00A0\\u202F'’ ]\\d{3})*(?:,\\d{1,2}|\\.\\d{1,2}(?!\\d))?(?:,[–-])?(?:\\s?(?:k|tsd\\.?)(?![a-z]))?(?:\\s?${SIGN})?`;
const PERIOD =
  '(?:(?:/|pro|je|per|im|in der|die|a|an)\\s?(?:Std\\b\\.?|Stunde|Monat|Jahr|hour|month|year|h\\b|annum)|p\\.\\s?a\\.|monatlich|jährlich|stündlich|Jahresgehalt|Monatsgehalt|Jahresbrutto|Monatsbrutto|Stundenlohn|annually)';
/** An amount or a range with its unit: '22 bis 26 €/Std.', '€75,000 – €95,000 per year'. */
const PHRASE = new RegExp(`(?:(?:ab|bis|from|up to)\\s)?${AMOUNT}(?:\\s?(?:[–—-]|bis|to)\\s?${AMOUNT})?\\s?(?:brutto\\s?)?${PERIOD}`, 'gi');
const HOURLY = /Std\b|Stunde|hour|\/\s?h\b|stündlich/i;
const RANGE = /\d\D{0,8}(?:[–—-]|\bbis\b|\bto\b)\D{0,8}\d/i;

/**
 * Whether an amount with its period is pay without a word for it: only pay is hourly or a range.
 * @param before text before it in its part of the sentence
 */
const isSurelyPay = (phrase: string, before: string): boolean =>
  MONEY.test(phrase) && !NO_SALARY.test(before) && (HOURLY.test(phrase) || RANGE.test(phrase));

function phrasesIn(line: string): readonly string[] {
  return [...line.matchAll(PHRASE)].flatMap((match) => {
    const before =
      line
        .slice(0, match.index)
        .split(/[,;:]\s/)
        .at(-1) ?? '';
    return isSurelyPay(match[0], before) ? [match[0]] : [];
  });
}

/** Pay as an amount in the lines of a text, lines with a word for pay first; null when none is certain. */
export function payInLines(lines: readonly string[]): Pay | null {
  const short = lines.filter((line) => line.length <= LONGEST_LINE && MONEY.test(line));
  const named = short.filter((line) => SALARY.test(line));
  const found = [...named.flatMap((line) => [...phrasesIn(line), line]), ...short.flatMap(phrasesIn)];
  return found.map((text) => readPay(text)).find((pay) => pay !== null) ?? null;
}
