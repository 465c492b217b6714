import type { JobHint } from '@stellwerk/domain';

const LONGEST_QUOTE = 60;

/** The text that a hint refers to, truncated at a word boundary. */
function quote(text: string): string {
  const short = text.length <= LONGEST_QUOTE ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_QUOTE))} …`;
  return `„${short}“`;
}

/** Reason of each hint, in one or two sentences. */
const reasons: Readonly<Record<JobHint['kind'], (found: string) => string>> = {
  'gender-marker': () => 'Der Titel sagt nicht, dass alle Geschlechter gemeint sind.',
  'no-pay': () =>
    'In der Anzeige steht kein Gehalt. Wer sich bewirbt, muss es nach der EU-Richtlinie zur Entgelttransparenz spätestens vor dem Gespräch erfahren.',
  'long-sentence': (found) => `Ein Satz hat mehr als 35 Wörter: ${quote(found)}. Zwei kürzere lesen sich leichter.`,
  'hard-text': () => 'Der Text ist schwer zu lesen: lange Sätze und viele lange Wörter.',
  wall: (found) =>
    `Ein Absatz hat mehr als 700 Zeichen: ${quote(found)}. Auf dem Telefon füllt er den Bildschirm; teilen Sie ihn oder machen Sie eine Liste daraus.`,
  age: (found) =>
    `${quote(found)} meint ein bestimmtes Alter. Das hält andere ab und kann nach dem Gleichbehandlungsgesetz angefochten werden.`,
  gender: (found) => `${quote(found)} spricht eher Männer an. Eine andere Wendung lädt alle ein.`,
};

/** Texts of the hints before publication. */
export const labels = {
  list: (field: string): string => `Hinweise: ${field}`,
  reason: ({ kind, found }: JobHint): string => reasons[kind](found),
  /** Label of the button that applies the suggestion. */
  take: ({ kind, proposal }: JobHint): string => (kind === 'gender-marker' ? '„(m/w/d)“ anfügen' : `Durch „${proposal}“ ersetzen`),
  count: (count: number): string => (count === 1 ? '1 Hinweis zu Ihrer Anzeige' : `${count} Hinweise zu Ihrer Anzeige`),
  optional: 'Sie können sie auch so veröffentlichen.',
  at: (field: string, count: number): string => (count === 1 ? field : `${field} (${count})`),
} as const;
