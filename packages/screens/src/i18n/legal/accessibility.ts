import type { LegalText } from '@stellwerk/design-system/patterns';

/** Date of the last review; docs/accessibility.md has its findings. */
const REVIEWED = '28.11.2026';

/**
 * Accessibility statement (O97): conformance, known gaps, contact for barriers.
 * @param supportEmail email address for reporting barriers
 */
export const accessibilityText = (supportEmail: string): LegalText => ({
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Wie barrierefrei Stellwerk ist, was noch fehlt und wie Sie eine Barriere melden.',
  sections: [
    {
      id: 'geltung',
      title: 'Wofür diese Erklärung gilt',
      blocks: [
        'Diese Erklärung gilt für Stellwerk mit allen Seiten: Stellenanzeigen, Bewerbung, Konto und Unternehmensbereich. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufen A und AA, auf die sich auch die EN 301 549, die BITV 2.0 und das Barrierefreiheitsstärkungsgesetz (BFSG) stützen.',
      ],
    },
    {
      id: 'stand',
      title: 'Wie weit Stellwerk barrierefrei ist',
      blocks: [
        'Stellwerk ist teilweise mit den WCAG 2.2 AA vereinbar. Alle Seiten sind allein mit der Tastatur zu bedienen, haben eine sinnvolle Überschriftenfolge, sichtbaren Fokus und ausreichende Kontraste, in hellen und in dunklen Farben, und lassen sich auf 400 Prozent vergrößern.',
      ],
    },
    {
      id: 'luecken',
      title: 'Was noch nicht barrierefrei ist',
      blocks: [
        [
          'Videos von Unternehmen und von Bewerbenden haben nicht immer Untertitel oder eine Audiodeskription.',
          'Hochgeladene Dokumente (PDF, DOCX) stammen von anderen; ob sie barrierefrei sind, prüfen wir nicht.',
          'Ein Status heißt im Unternehmensbereich nicht überall gleich: Filter und Stufen sagen „Neu“ und „Interview“, wo daneben „Eingereicht“ und „Interview geplant“ steht.',
          'Mit einem Screenreader haben wir noch nicht geprüft, nur mit dem, was er vorfindet.',
          'Fremdsprachige Wörter in Stellenanzeigen sind nicht als solche ausgezeichnet.',
          'Eingebettete Videos von YouTube zeigen wir erst auf Ihren Wunsch; ihren Player gestaltet YouTube.',
        ],
      ],
    },
    {
      id: 'pruefung',
      title: 'Wie wir geprüft haben',
      blocks: [
        `Selbstbewertung, zuletzt am ${REVIEWED}: automatische Prüfung jeder Ansicht, Bedienung aller Abläufe allein mit der Tastatur, Durchsicht des Barrierefreiheitsbaums und der Ansagen.`,
      ],
    },
    {
      id: 'melden',
      title: 'Barriere melden',
      blocks: [
        `Ist Ihnen etwas im Weg? Schreiben Sie an ${supportEmail}. Nennen Sie bitte die Seite und was Sie tun wollten. Sie können sich auf demselben Weg bewerben oder Inhalte in einer anderen Form erbitten. Wir antworten innerhalb von zwei Wochen.`,
      ],
    },
    {
      id: 'durchsetzung',
      title: 'Wenn unsere Antwort nicht genügt',
      blocks: [
        'Dann können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden. Gegenüber öffentlichen Stellen des Bundes hilft die Schlichtungsstelle nach §\u00a016 des Behindertengleichstellungsgesetzes.',
      ],
    },
  ],
});
