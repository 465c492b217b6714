import { Button, IconButton } from '@stellwerk/design-system/button';
import { LinkButton, TextLink } from '@stellwerk/design-system/link';
import { Tooltip } from '@stellwerk/design-system/tooltip';
import { MoreHorizontal, Pencil, X } from 'lucide-react';
import { pair, type Pair } from './pair';

/** Right and wrong uses of what is pressed, by the title of the page. */
export const actions: Readonly<Record<string, Pair>> = {
  'Bausteine/Schaltfläche': pair(
    <>
      <Button variant="primary">Bewerbung absenden</Button>
      <Button variant="quiet">Abbrechen</Button>
    </>,
    'Ein Schritt nach vorn ist grün, und seine Worte nennen die Handlung.',
    <>
      <Button variant="primary">OK</Button>
      <Button variant="primary">Abbrechen</Button>
    </>,
    'Zwei gleich laute Schaltflächen, von denen eine nichts sagt.',
  ),
  'Bausteine/Symbolschaltfläche': pair(
    <>
      <IconButton icon={Pencil} label="Notiz bearbeiten" />
      <IconButton icon={X} label="Fenster schließen" />
    </>,
    'Zeichen, die jeder kennt, mit einem Namen für Vorleseprogramme.',
    <IconButton icon={MoreHorizontal} label="Bewerbung absenden" variant="primary" />,
    'Die wichtigste Handlung hinter einem Zeichen: Hier gehört ein Wort hin.',
  ),
  'Bausteine/Verweis als Schaltfläche': pair(
    <LinkButton href="#bewerben" variant="primary">
      Jetzt bewerben
    </LinkButton>,
    'Führt zu einer anderen Adresse und lässt sich in einem neuen Reiter öffnen.',
    <LinkButton href="#loeschen" variant="danger">
      Konto löschen
    </LinkButton>,
    'Eine Adresse, die etwas löscht: Dafür gibt es die Schaltfläche.',
  ),
  'Bausteine/Verweis': pair(
    <p>
      Lesen Sie die <TextLink href="#agb">Allgemeinen Geschäftsbedingungen</TextLink>.
    </p>,
    'Der Verweis nennt sein Ziel und bleibt auch allein verständlich.',
    <p>
      Für die Allgemeinen Geschäftsbedingungen klicken Sie <TextLink href="#agb">hier</TextLink>.
    </p>,
    '„hier“ sagt in einer Liste aller Verweise nichts.',
  ),
  'Bausteine/Kurzhinweis': pair(
    <Tooltip text="Der Verweis gilt 90 Tage.">
      <Button>Empfehlungslink kopieren</Button>
    </Tooltip>,
    'Etwas Ergänzendes, auf das man auch verzichten kann.',
    <Tooltip text="Pflichtfeld, mindestens acht Zeichen">
      <Button>Speichern</Button>
    </Tooltip>,
    'Was man zum Ausfüllen wissen muss, steht beim Feld.',
  ),
  'Bausteine/Dialog': pair(
    <>
      <Button variant="quiet">Abbrechen</Button>
      <Button variant="primary">Nachricht senden</Button>
    </>,
    'Im Fuß: leise zurück, laut weiter, in den Worten der Handlung.',
    <>
      <Button variant="primary">Ja</Button>
      <Button>Nein</Button>
      <Button>Vielleicht später</Button>
    </>,
    'Drei Antworten auf eine Frage, die man erst lesen muss.',
  ),
  'Bausteine/Rückfrage': pair(
    <>
      <Button variant="quiet">Abbrechen</Button>
      <Button variant="danger">Stellenanzeige löschen</Button>
    </>,
    'Rot und mit Namen: die Handlung, die sich nicht zurücknehmen lässt.',
    <>
      <Button variant="quiet">Nein</Button>
      <Button variant="primary">Ja</Button>
    </>,
    'Grün lädt zum Drücken ein, und „Ja“ verrät nicht, wozu.',
  ),
};
