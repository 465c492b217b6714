import type { Summary } from './manifest.ts';

const number = (value: number): string => value.toLocaleString('de-DE');
const counted = (value: number, one: string, many: string): string => `${number(value)} ${value === 1 ? one : many}`;
const rows = (summary: Summary): string => counted(summary.rows, 'Zeile', 'Zeilen');
const files = (summary: Summary): string =>
  `${counted(summary.files, 'Datei', 'Dateien')} (${number(Math.round(summary.bytes / 1000))} kB)`;

/** Output of the two commands. */
export const backupMessages = {
  usage: 'Aufruf: npm run backup -- DATEI\n\n  DATEI      wird neu angelegt, zum Beispiel stellwerk.tar.gz',
  restoreUsage: 'Aufruf: npm run restore -- DATEI\n\n  DATEI      eine Sicherung von npm run backup; das Ziel muss leer sein',
  inUse: (dataDir: string): string =>
    `Auf dem Verzeichnis ${dataDir} läuft ein Server. Bitte beenden Sie ihn vorher; die eingebettete Datenbank gehört immer nur einem Programm.`,
  noDatabase: (where: string): string => `In ${where} gibt es keine Datenbank von Stellwerk.`,
  exists: (path: string): string => `Die Datei ${path} gibt es schon. Eine Sicherung überschreibt nichts.`,
  noFile: (path: string): string => `Die Datei ${path} lässt sich nicht lesen.`,
  notEmpty: 'Das Ziel enthält schon Daten. Wiederhergestellt wird nur in eine leere Datenbank.',
  foreign: 'Die Datenbank enthält Tabellen, die nicht von Stellwerk sind. Bitte legen Sie eine eigene Datenbank an.',
  noBackup: 'Die Datei ist keine Sicherung von Stellwerk.',
  newer: 'Die Sicherung stammt von einer neueren Version. Bitte aktualisieren Sie Stellwerk zuerst.',
  damaged: 'Die Sicherung ist unvollständig oder beschädigt. Es wurde nichts wiederhergestellt.',
  databaseOfSettings: 'der Datenbank aus DATABASE_URL',
  saved: (summary: Summary, path: string): string =>
    `Gesichert: ${rows(summary)} aus ${number(summary.tables)} Tabellen und ${files(summary)} in ${path}.`,
  /** Leftovers of uploads after a crash: alarming, but harmless. */
  leftovers: (count: number): string =>
    `${counted(count, 'Eintrag steht', 'Einträge stehen')} für einen Upload, der abgebrochen oder längst ersetzt ist. Von dem, was angezeigt wird, fehlt nichts.`,
  lost: (count: number): string =>
    count === 1
      ? 'Achtung: Eine Datei fehlt, die angezeigt wird oder zu einer Bewerbung gehört.'
      : `Achtung: ${number(count)} Dateien fehlen, die angezeigt werden oder zu Bewerbungen gehören.`,
  restored: (summary: Summary): string =>
    `Wiederhergestellt: ${rows(summary)} in ${number(summary.tables)} Tabellen und ${files(summary)}.`,
  erased: (count: number): string =>
    count === 1
      ? 'Eine Bewerbung, die nach der Sicherung gelöscht worden ist, wurde nicht wiederhergestellt.'
      : `${number(count)} Bewerbungen, die nach der Sicherung gelöscht worden sind, wurden nicht wiederhergestellt.`,
  expired: (count: number): string =>
    count === 1
      ? 'Eine Bewerbung, deren Löschtag vorbei ist, wurde nicht wiederhergestellt.'
      : `${number(count)} Bewerbungen, deren Löschtag vorbei ist, wurden nicht wiederhergestellt.`,
} as const;
