/** Texts of the page for employers. */
export const forCompaniesTexts = {
  title: 'Stellen ausschreiben und gemeinsam auswählen',
  headline: 'Freie Fahrt für Ihre Stellen.',
  intro: 'Schreiben Sie Stellen aus, nehmen Sie Bewerbungen ohne Umwege an und wählen Sie gemeinsam aus.',
  /** Label of the main button for a visitor, and for a logged-in person. */
  start: 'Kostenlos starten',
  create: 'Unternehmen anlegen',
  /** @param plan name of the plan of every new company */
  startHint: (plan: string): string => `Sie beginnen im Tarif ${plan}, ohne Kosten und ohne Zahlungsart.`,
  offer: 'Was Sie bekommen',
  offers: [
    {
      title: 'Anzeigen, die Sie schon haben',
      text: 'Fügen Sie den Text aus Ihrem Dokument ein oder übernehmen Sie eine ganze Liste. Drei Gestaltungen stehen zur Wahl, die Vorschau schreibt mit.',
    },
    {
      title: 'Ihr Auftritt',
      text: 'Eine Seite mit allen Stellen, Fokusseiten für besondere Bereiche, ein Feed für Stellenportale und jede Anzeige zum Einbetten in Ihre Website.',
    },
    {
      title: 'Bewerben ohne Hürde',
      text: 'Niemand braucht ein Konto. Lebenslauf oder LinkedIn-Profil genügt, und ein Link zeigt jederzeit den Stand.',
    },
    {
      title: 'Gemeinsam auswählen',
      text: 'Liste, Karten oder Tafel, dazu Bewertung, Notizen und Zuständige. Auf Wunsch ist der erste Blick ohne Namen und Bild.',
    },
    {
      title: 'Antworten, die ankommen',
      text: 'Wie es steht, erfahren Bewerbende per E-Mail, eine Absage mit Ihren Worten. Ein Versehen nehmen Sie kurz danach zurück.',
    },
    {
      title: 'Empfehlungen',
      text: 'Wer eine Stelle nicht will, gibt sie weiter. Sie sehen, über wen eine Bewerbung kam.',
    },
  ],
  plans: 'Tarife und Preise',
  plansFailed: 'Die Tarife konnten nicht geladen werden',
} as const;
