import { operator } from '@stellwerk/domain/legal';
import type { LegalText } from '@stellwerk/design-system/patterns';

/** Sample privacy statement (O55), accurate for the data that this product stores. */
export const privacyText: LegalText = {
  title: 'Datenschutzerklärung',
  description: 'Welche Daten Stellwerk verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
  sections: [
    {
      id: 'verantwortlich',
      title: 'Wer verantwortlich ist',
      blocks: [
        `Verantwortlich für die Plattform ist die ${operator.name}, ${operator.address}. Sie erreichen uns unter datenschutz@stellwerk.example.`,
        'Für Ihre Bewerbung ist daneben das Unternehmen verantwortlich, bei dem Sie sich bewerben. Es entscheidet, wer dort Ihre Unterlagen liest.',
      ],
    },
    {
      id: 'besuch',
      title: 'Wenn Sie die Seiten besuchen',
      blocks: [
        'Beim Aufruf verarbeiten wir kurzzeitig Ihre IP-Adresse, um die Seite auszuliefern und Missbrauch zu begrenzen. Wir setzen keine Cookies und laden keine Programme zur Auswertung Ihres Verhaltens.',
        'Aufrufe von Stellenanzeigen und Empfehlungslinks zählen wir ohne Ihre Adresse: Aus Adresse und Browser entsteht eine Prüfsumme, deren Schlüssel täglich wechselt. Eine Person lässt sich daraus nicht wiedererkennen.',
        'Videos von YouTube werden erst geladen, wenn Sie darauf klicken. Ab dann gelten die Bestimmungen des Anbieters.',
      ],
    },
    {
      id: 'speicher',
      title: 'Was in Ihrem Browser liegt',
      blocks: [
        'Einige Angaben speichert nur Ihr eigener Browser:',
        [
          'Ihre Anmeldung, bis Sie sich abmelden oder sie nach 24 Stunden abläuft,',
          'der Entwurf einer Bewerbung mit Text und Dateien, höchstens 14 Tage und nie die Einwilligungen,',
          'der Empfehlungslink, über den Sie zu einer Stelle gekommen sind, höchstens 90 Tage,',
          'die Stellen, die Sie ohne Konto merken, bis Sie sie entfernen oder sich anmelden,',
          'Nummer und Stelle Ihrer letzten Bewerbung, damit wir sie Ihnen bestätigen können.',
        ],
        'Sie können diese Angaben jederzeit in den Einstellungen Ihres Browsers löschen.',
      ],
    },
    {
      id: 'konto',
      title: 'Wenn Sie ein Konto haben',
      blocks: [
        'Wir verarbeiten Name, E-Mail-Adresse, Telefonnummer, wenn Sie eine angeben, und ein Passwort, von dem wir nur eine Prüfsumme kennen. Zum Konto gehören auch Ihr Bild, Ihre gemerkten Stellen, Ihre Empfehlungslinks und Ihre Nachrichten mit Unternehmen. Rechtsgrundlage ist der Vertrag über das Konto (Artikel\u00a06 Absatz\u00a01 Buchstabe b DSGVO).',
      ],
    },
    {
      id: 'bewerbung',
      title: 'Wenn Sie sich bewerben',
      blocks: [
        'Wir verarbeiten die Angaben und Unterlagen, die Sie absenden, und leiten sie an das ausgewählte Unternehmen weiter. Rechtsgrundlage ist die Anbahnung eines Beschäftigungsverhältnisses (Artikel\u00a06 Absatz\u00a01 Buchstabe b DSGVO, §\u00a026 BDSG). Wir halten fest, welche Fassung dieser Erklärung Sie beim Absenden zur Kenntnis genommen haben.',
        'Ihre Dateien liegen unter zufälligen Namen. Jeder Abruf wird geprüft. Lesen können sie nur Sie und das Unternehmen, das Ihre Bewerbung erhalten hat.',
        'Sind Sie über einen Empfehlungslink gekommen, steht bei Ihrer Bewerbung, wer Ihnen die Stelle empfohlen hat. Das Unternehmen sieht es ebenfalls. Vor dem Absenden können Sie die Empfehlung entfernen. Der Link wirkt höchstens 90 Tage.',
        'Wer eine Stelle empfohlen hat, erfährt nur, wie weit eine Bewerbung gekommen ist: nie Ihren Namen, Ihre Unterlagen oder den Grund einer Absage.',
      ],
    },
    {
      id: 'newsletter',
      title: 'Wenn Sie den Newsletter abonnieren',
      blocks: [
        'Wir senden den Newsletter nur, wenn Sie die Anmeldung über den Link in unserer E-Mail bestätigt haben. Der Link gilt höchstens sieben Tage. Abbestellen können Sie ihn in jeder Ausgabe mit einem Klick. Rechtsgrundlage ist Ihre Einwilligung (Artikel\u00a06 Absatz\u00a01 Buchstabe a DSGVO).',
      ],
    },
    {
      id: 'stellenalarm',
      title: 'Wenn Sie neue Stellen per E-Mail bestellen',
      blocks: [
        'Wir speichern Ihre E-Mail-Adresse und die Suche, zu der Sie neue Stellen erhalten möchten. Auch hier senden wir erst, wenn Sie über den Link in unserer E-Mail bestätigt haben. Jede Ausgabe enthält einen Link, der sie beendet. Rechtsgrundlage ist Ihre Einwilligung (Artikel\u00a06 Absatz\u00a01 Buchstabe a DSGVO).',
      ],
    },
    {
      id: 'meldung',
      title: 'Wenn Sie eine Stellenanzeige melden',
      blocks: [
        'Wir verarbeiten Ihre Angaben, um die Meldung zu prüfen. Eine E-Mail-Adresse müssen Sie dafür nicht nennen. Das gemeldete Unternehmen erfährt nicht, wer gemeldet hat.',
      ],
    },
    {
      id: 'dauer',
      title: 'Wie lange wir Daten speichern',
      blocks: [
        [
          'Bewerbungen löschen wir sechs Monate nach einer Absage oder nachdem Sie sie zurückgezogen haben. Den Tag sehen Sie in Ihrem Bereich.',
          'Kontodaten löschen wir, wenn Sie das Konto schließen. Damit enden auch der Newsletter und die E-Mails zu neuen Stellen an Ihre Adresse.',
          'Eine Anmeldung zu Newsletter oder neuen Stellen löschen wir, wenn Sie sie abbestellen oder nicht binnen sieben Tagen bestätigen.',
          'Gesendete E-Mails löschen wir nach 30 Tagen aus dem Postausgang.',
          'Vermerke über ausgezahlte Prämien bleiben nach dem Ende eines Kontos ohne Ihren Namen bestehen.',
          'Rechnungen an Unternehmen bewahren wir so lange auf, wie das Gesetz es verlangt.',
        ],
        'Dieselben Fristen gelten für wiederhergestellte Sicherungen.',
      ],
    },
    {
      id: 'empfaenger',
      title: 'Wer Daten erhält',
      blocks: [
        'Außer den Unternehmen, bei denen Sie sich bewerben, erhalten nur Dienstleister Daten, die für uns speichern oder E-Mails versenden. Sie sind vertraglich gebunden und arbeiten in der Europäischen Union. Wir verkaufen keine Daten.',
      ],
    },
    {
      id: 'rechte',
      title: 'Ihre Rechte',
      blocks: [
        'Sie können Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und die Herausgabe Ihrer Daten verlangen. Einer Verarbeitung, die auf einem berechtigten Interesse beruht, können Sie widersprechen. Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.',
        'Eine Nachricht an datenschutz@stellwerk.example genügt. Daneben können Sie sich bei einer Aufsichtsbehörde für den Datenschutz beschweren.',
      ],
    },
  ],
};
