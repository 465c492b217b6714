import { operator } from '@stellwerk/domain/legal';
import type { LegalText } from '@stellwerk/design-system/patterns';

/** Sample imprint (O55). */
export const imprintText: LegalText = {
  title: 'Impressum',
  description: 'Anbieterkennzeichnung von Stellwerk.',
  sections: [
    {
      id: 'anbieter',
      title: 'Angaben nach §\u00a05 DDG',
      blocks: [`${operator.name}, ${operator.address}`, `Vertreten durch die Geschäftsführerin ${operator.director}`],
    },
    { id: 'kontakt', title: 'Kontakt', blocks: [`Telefon ${operator.phone}`, `E-Mail ${operator.email}`] },
    {
      id: 'register',
      title: 'Register und Umsatzsteuer',
      blocks: [operator.register, `Umsatzsteuer-Identifikationsnummer nach §\u00a027a UStG: ${operator.vatId}`],
    },
    {
      id: 'verantwortlich',
      title: 'Verantwortlich für den Inhalt',
      blocks: [
        `${operator.director}, Anschrift wie oben (§\u00a018 Absatz\u00a02 MStV). Für Stellenanzeigen ist das jeweils genannte Unternehmen verantwortlich.`,
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
