import type { LegalText } from './document';

/** Sample imprint (O55); firm, people and numbers are invented. */
export const imprintText: LegalText = {
  title: 'Impressum',
  description: 'Anbieterkennzeichnung von Stellwerk.',
  sections: [
    {
      id: 'anbieter',
      title: 'Angaben nach §\u00a05 DDG',
      blocks: [
        'Stellwerk Musterbetrieb GmbH, Am Musterbahnhof 1, 28195 Bremen',
        'Vertreten durch die Geschäftsführerin Henrike Mustermann',
      ],
    },
    { id: 'kontakt', title: 'Kontakt', blocks: ['Telefon 0421 5550100', 'E-Mail kontakt@stellwerk.example'] },
    {
      id: 'register',
      title: 'Register und Umsatzsteuer',
      blocks: ['Amtsgericht Bremen, HRB 00000 HB', 'Umsatzsteuer-Identifikationsnummer nach §\u00a027a UStG: DE000000000'],
    },
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt',
      blocks: [
        'Henrike Mustermann, Anschrift wie oben (§\u00a018 Absatz\u00a02 MStV). Für Stellenanzeigen ist das jeweils genannte Unternehmen verantwortlich.',
      ],
    },
    {
      id: 'streit',
      title: 'Streitbeilegung',
      blocks: [
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ],
};
