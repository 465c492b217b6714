import { Badge } from '@stellwerk/design-system/badge';
import { Banner } from '@stellwerk/design-system/banner';
import { Button } from '@stellwerk/design-system/button';
import { Card } from '@stellwerk/design-system/card';
import { EmptyState } from '@stellwerk/design-system/empty-state';
import { ErrorState } from '@stellwerk/design-system/error-state';
import { Tabs } from '@stellwerk/design-system/tabs';
import { pair, type Pair } from './pair';

const tabs = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label, content: <p>{label}</p> }));

/** Right and wrong uses of what says something, by the title of the page. */
export const notes: Readonly<Record<string, Pair>> = {
  'Bausteine/Hinweisband': pair(
    <Banner tone="error" live="none" title="Die Stellenanzeige wurde nicht gespeichert.">
      Die Verbindung ist unterbrochen. Ihre Eingaben sind noch da.
    </Banner>,
    'Was geschehen ist, und dass nichts verloren ging.',
    <Banner tone="error" live="none">
      Fehler 500
    </Banner>,
    'Eine Zahl für Entwickler statt eines Satzes.',
  ),
  'Bausteine/Plakette': pair(
    <>
      <Badge tone="signal">Aktiv</Badge>
      <Badge>Entwurf</Badge>
    </>,
    'Ein Wort, und die Farbe sagt nichts, was es nicht auch sagt.',
    <>
      <Badge tone="stop">Neu</Badge>
      <Badge tone="amber">Bitte bis Freitag alle Unterlagen prüfen</Badge>
    </>,
    'Rot für etwas Gutes, und ein ganzer Satz: dafür ist das Hinweisband da.',
  ),
  'Bausteine/Karte': pair(
    <Card>
      <p>Nordbahn Signaltechnik GmbH</p>
      <p>Hamburg, 120 Beschäftigte</p>
    </Card>,
    'Hält zusammen, was zusammengehört.',
    <Card>
      <Card>
        <Card>Hamburg</Card>
      </Card>
    </Card>,
    'Rahmen in Rahmen: Abstand trennt ruhiger.',
  ),
  'Bausteine/Leerzustand': pair(
    <EmptyState title="Noch keine Stellenanzeige" level={3} actions={<Button variant="primary">Erste Stellenanzeige erstellen</Button>} />,
    'Sagt, dass noch nichts da ist, und führt weiter.',
    <EmptyState title="Keine Daten" level={3} />,
    'Weder warum noch was jetzt.',
  ),
  'Bausteine/Fehlerzustand': pair(
    <ErrorState title="Fehler beim Laden der Stellenanzeigen" level={3} onRetry={() => undefined}>
      Die Verbindung wurde unterbrochen.
    </ErrorState>,
    'Nennt, was fehlt, und bietet den nächsten Versuch an.',
    <ErrorState title="Ups, da ist etwas schiefgelaufen!" level={3} />,
    'Plaudert, ohne zu helfen.',
  ),
  'Bausteine/Reiter': pair(
    <Tabs label="Bewerbung" items={tabs('Angaben', 'Dokumente', 'Verlauf')} defaultValue="Angaben" />,
    'Ansichten derselben Sache, kurze Wörter.',
    <Tabs label="Bewerbung" items={tabs('1. Angaben', '2. Prüfen', '3. Absenden')} defaultValue="1. Angaben" />,
    'Schritte mit einer Reihenfolge sind keine Reiter.',
  ),
};
