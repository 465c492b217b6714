import type { LegalText } from '@stellwerk/design-system/patterns';

/** Sample conditions of use (O55). */
export const usageText: LegalText = {
  title: 'Nutzungsbedingungen',
  description: 'Die Nutzungsbedingungen von Stellwerk: Inhalte, Rücksicht, Rechte und Meldungen.',
  sections: [
    {
      id: 'zweck',
      title: 'Wozu Stellwerk da ist',
      blocks: [
        'Stellwerk bringt Menschen und Stellen zusammen. Diese Bedingungen beschreiben, wie Sie die Seiten nutzen dürfen. Verträge über Konto und Tarife regeln die Allgemeinen Geschäftsbedingungen.',
      ],
    },
    {
      id: 'inhalte',
      title: 'Ihre Inhalte',
      blocks: [
        'Texte, Bilder, Videos und Unterlagen, die Sie einstellen, bleiben Ihre. Sie räumen uns nur das Recht ein, sie so weit zu speichern und anzuzeigen, wie es für den Betrieb nötig ist.',
        'Stellen Sie nur ein, woran Sie die Rechte haben. Zeigen Bilder oder Videos andere Menschen, brauchen Sie deren Einverständnis.',
      ],
    },
    {
      id: 'verboten',
      title: 'Was nicht erlaubt ist',
      blocks: [
        [
          'Stellenanzeigen ohne offene Stelle, Lockangebote und Anzeigen, für die Bewerbende bezahlen sollen,',
          'Inhalte, die jemanden wegen Herkunft, Geschlecht, Religion, Behinderung, Alter oder sexueller Identität benachteiligen oder herabsetzen,',
          'falsche Angaben zur Person oder zum Unternehmen,',
          'Dateien mit Schadprogrammen,',
          'das Sammeln von Daten anderer Menschen zu fremden Zwecken,',
          'Versuche, Zugänge, Zählungen oder Grenzen der Plattform zu umgehen.',
        ],
      ],
    },
    {
      id: 'abruf',
      title: 'Automatischer Abruf',
      blocks: [
        'Suchmaschinen und Stellenbörsen dürfen öffentliche Stellenanzeigen abrufen, soweit das die Plattform nicht belastet. Alles andere bedarf unserer Zustimmung. Private Bereiche dürfen nicht automatisch ausgelesen werden.',
      ],
    },
    {
      id: 'bewerbungsdaten',
      title: 'Umgang mit Bewerbungen',
      blocks: [
        'Unternehmen nutzen Bewerbungen nur für die Besetzung der Stelle. Notizen und Bewertungen sind sachlich zu halten. Unterlagen dürfen nicht an Dritte gegeben werden und sind nach Ende der Frist auch außerhalb der Plattform zu löschen.',
      ],
    },
    {
      id: 'rechte',
      title: 'Rechte an Stellwerk',
      blocks: [
        'Die Software von Stellwerk ist quelloffen. Für sie gilt die beigefügte Lizenz. Name und Zeichen der Plattform dürfen nur mit unserem Einverständnis verwendet werden.',
      ],
    },
    {
      id: 'meldung',
      title: 'Verstöße melden',
      blocks: [
        'Einen Verstoß melden Sie an meldung@stellwerk.example. Bitte nennen Sie die Adresse der Seite und den Grund. Wir prüfen jede Meldung, sagen Ihnen, was wir veranlasst haben, und hören die Gegenseite.',
        'Bei einem Verstoß können wir Inhalte entfernen, Zugänge einschränken oder schließen. Wir begründen das und beachten dabei, wie schwer der Verstoß wiegt.',
      ],
    },
    {
      id: 'verfuegbarkeit',
      title: 'Verfügbarkeit',
      blocks: [
        'Wir halten die Plattform so verfügbar, wie es mit vernünftigem Aufwand möglich ist. Wartungen kündigen wir an, wenn sie länger dauern. Ein Anspruch auf ununterbrochene Verfügbarkeit besteht nicht.',
      ],
    },
  ],
};
