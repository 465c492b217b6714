import { expect, test } from 'vitest';
import { storyName } from '../../.storybook/review/story-name';

test.each([
  ['NichtGefunden', 'Nicht gefunden'],
  ['NurDerName', 'Nur der Name'],
  ['PasswortÄndern', 'Passwort ändern'],
  ['EinVersuchÜbrig', 'Ein Versuch übrig'],
  ['SeiteVarianteB', 'Seite Variante B'],
  ['YoutubeErstNachKlick', 'YouTube erst nach Klick'],
  ['NurLinkedIn', 'Nur LinkedIn'],
  ['Html', 'HTML'],
])('a story %s is called %s', (exported, name) => {
  expect(storyName(exported)).toBe(name);
});
