import type { LegalText } from '@stellwerk/design-system/patterns';

/** Sample terms (O55). */
export const termsText: LegalText = {
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Die Allgemeinen Geschäftsbedingungen von Stellwerk: Konto, Bewerbung, Empfehlung, Tarife und Haftung.',
  sections: [
    {
      id: 'geltung',
      title: 'Geltungsbereich',
      blocks: [
        'Diese Bedingungen gelten für die Nutzung von Stellwerk durch Bewerbende, Empfehlungsgeber und Unternehmen. Stellwerk ist eine Plattform, auf der Unternehmen Stellenanzeigen veröffentlichen, Menschen sich bewerben und Stellen weiterempfehlen können.',
        'Abweichende Bedingungen eines Unternehmens gelten nur, wenn wir ihnen in Textform zustimmen.',
      ],
    },
    {
      id: 'leistung',
      title: 'Unsere Leistung',
      blocks: [
        'Wir stellen die Plattform bereit. Ein Arbeitsvertrag kommt allein zwischen Bewerbenden und Unternehmen zustande. Wir schulden weder eine Einladung noch eine Einstellung und prüfen Bewerbungen nicht inhaltlich.',
        'Für Bewerbende und Empfehlungsgeber ist die Nutzung kostenlos. Eine Bewerbung ist ohne Konto möglich.',
      ],
    },
    {
      id: 'konto',
      title: 'Konto',
      blocks: [
        'Ein Konto darf anlegen, wer mindestens 16 Jahre alt ist und zutreffende Angaben macht. Ein Konto gehört einer Person und darf nicht weitergegeben werden.',
        'Das Passwort braucht mindestens zwölf Zeichen. Bitte verwenden Sie es nur hier. Wenn Sie einen Missbrauch vermuten, ändern Sie es sofort. Damit enden alle Sitzungen auf allen Geräten.',
        'Sie können Ihr Konto jederzeit schließen. Wir können ein Konto schließen, wenn gegen diese Bedingungen oder gegen die Nutzungsbedingungen verstoßen wird.',
      ],
    },
    {
      id: 'bewerbung',
      title: 'Bewerbungen',
      blocks: [
        'Mit dem Absenden übermitteln Sie Ihre Angaben und Unterlagen an das Unternehmen, das die Stelle ausgeschrieben hat. Sie versichern, dass die Angaben zutreffen und die Unterlagen von Ihnen stammen.',
        'Solange eine Bewerbung den Stand „Eingereicht“ hat, können Sie sie zurückziehen. Das kann nicht rückgängig gemacht werden. Eine neue Bewerbung auf dieselbe Stelle bleibt möglich.',
      ],
    },
    {
      id: 'empfehlung',
      title: 'Empfehlungen und Prämien',
      blocks: [
        'Mit einem Konto können Sie Empfehlungslinks erstellen und weitergeben. Wer sich über einen solchen Link bewirbt, sieht vor dem Absenden, wer ihn empfohlen hat, und kann die Empfehlung entfernen.',
        'Wird eine empfohlene Bewerbung angenommen, kann eine Prämie beantragt werden, sofern das Unternehmen eine ausgelobt hat. Über die Auszahlung wird im Einzelfall entschieden. Sich selbst zu empfehlen begründet keinen Anspruch.',
        'Empfehlungen sollen persönlich sein. Massenhaft versandte oder bezahlte Werbung mit Empfehlungslinks ist nicht erlaubt.',
      ],
    },
    {
      id: 'unternehmen',
      title: 'Unternehmen und Tarife',
      blocks: [
        'Unternehmen veröffentlichen Stellenanzeigen in eigener Verantwortung und beachten dabei das Allgemeine Gleichbehandlungsgesetz. Stellenanzeigen müssen offene Stellen betreffen und das Unternehmen erkennen lassen.',
        'Umfang und Preis richten sich nach dem gewählten Tarif. Preise für Unternehmen verstehen sich zuzüglich der gesetzlichen Umsatzsteuer. Ein Tarif verlängert sich um den gewählten Zeitraum, wenn er nicht vorher gekündigt wird.',
        'Wird ein Unternehmen deaktiviert, sind sein Profil und seine Stellenanzeigen nicht mehr öffentlich. Die Daten bleiben erhalten, bis eine Löschung verlangt wird oder eine Frist abläuft.',
      ],
    },
    {
      id: 'haftung',
      title: 'Haftung',
      blocks: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit sowie nach dem Produkthaftungsgesetz.',
        'Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren, typischen Schaden. Für Inhalte der Unternehmen und der Bewerbenden sind diese selbst verantwortlich.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Änderungen dieser Bedingungen',
      blocks: [
        'Wir ändern diese Bedingungen nur aus wichtigem Grund, etwa wenn sich die Rechtslage oder der Umfang der Plattform ändert. Über Änderungen informieren wir Sie mindestens sechs Wochen vorher in Textform. Für bereits abgesendete Bewerbungen gilt die Fassung, die beim Absenden angezeigt wurde.',
      ],
    },
    {
      id: 'schluss',
      title: 'Schlussbestimmungen',
      blocks: [
        'Es gilt deutsches Recht. Zwingende Vorschriften des Staates, in dem Sie als Verbraucherin oder Verbraucher leben, bleiben unberührt. Gegenüber Kaufleuten ist Bremen Gerichtsstand.',
        'Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. An ihre Stelle tritt die gesetzliche Regelung.',
      ],
    },
  ],
};
