import { Checkbox } from '@stellwerk/design-system/checkbox';
import { DateField } from '@stellwerk/design-system/date-field';
import { FileField } from '@stellwerk/design-system/file-field';
import { NativeSelect } from '@stellwerk/design-system/native-select';
import { RadioGroup } from '@stellwerk/design-system/radio-group';
import { Select } from '@stellwerk/design-system/select';
import { Switch } from '@stellwerk/design-system/switch';
import { TextArea } from '@stellwerk/design-system/text-area';
import { TextField } from '@stellwerk/design-system/text-field';
import { pair, type Pair } from './pair';

const choices = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** Right and wrong uses of fields, by the title of the page. */
export const fields: Readonly<Record<string, Pair>> = {
  'Bausteine/Textfeld': pair(
    <TextField label="E-Mail" hint="An diese Adresse geht die Bestätigung." error="Der Adresse fehlt das Zeichen @." />,
    'Beschriftung darüber, Hinweis bleibt sichtbar, der Fehler nennt den Ausweg.',
    <TextField label="E-Mail" hideLabel placeholder="E-Mail-Adresse eingeben" error="Ungültige Eingabe" />,
    'Der Platzhalter verschwindet beim Tippen, der Fehler hilft nicht weiter.',
  ),
  'Bausteine/Textbereich': pair(
    <TextArea label="Anschreiben" optional hint="Bis zu 2.000 Zeichen" />,
    'Mehrere Sätze, und die Grenze steht vorher da.',
    <TextArea label="Postleitzahl" />,
    'Eine kurze Angabe braucht nur ein Textfeld.',
  ),
  'Bausteine/Auswahl': pair(
    <Select label="Status" options={choices('Eingereicht', 'Angesehen', 'Gespräch', 'Eingestellt')} defaultValue="Angesehen" />,
    'Vier bis zwölf Möglichkeiten mit einem Wort davor.',
    <Select label="Benachrichtigungen" options={choices('Ja', 'Nein')} defaultValue="Ja" />,
    'Ja oder Nein ist ein Schalter: ein Griff statt drei.',
  ),
  'Bausteine/Auswahl (nativ)': pair(
    <NativeSelect label="Standort" placeholder="Alle Standorte" options={choices('Bremen', 'Hamburg', 'Köln')} />,
    'Auf öffentlichen Seiten: das Rad des Telefons, ohne Skript.',
    <NativeSelect label="" hideLabel placeholder="Bitte wählen" options={choices('Bremen', 'Hamburg')} />,
    'Ohne Beschriftung weiß niemand, was zu wählen ist.',
  ),
  'Bausteine/Kontrollkästchen': pair(
    <Checkbox label="Ich habe die Hinweise zum Datenschutz gelesen." />,
    'Eine Zustimmung, die nicht angekreuzt beginnt.',
    <Checkbox label="Newsletter nicht erhalten" defaultChecked />,
    'Verneint und schon angekreuzt: Das lesen viele falsch.',
  ),
  'Bausteine/Optionsfelder': pair(
    <RadioGroup name="arbeit" label="Arbeitsmodell" options={choices('Büro', 'Hybrid', 'Remote')} defaultValue="Hybrid" />,
    'Zwei bis fünf Möglichkeiten, alle auf einen Blick.',
    <RadioGroup name="zahl" label="Offene Plätze" options={choices('1', '2', '3', '4', '5', '6', '7', '8')} />,
    'Eine Zahl gehört in ein Zahlenfeld.',
  ),
  'Bausteine/Schalter': pair(
    <Switch label="Unternehmen öffentlich zeigen" defaultChecked />,
    'Wirkt sofort und sagt, was an ist.',
    <Switch label="Ich stimme den Bedingungen zu" />,
    'Eine Zustimmung wird erst mit dem Absenden gültig: Kontrollkästchen.',
  ),
  'Bausteine/Datum': pair(
    <DateField label="Bewerbungsfrist" value="2026-12-24" />,
    'Ein Tag in der Nähe, getippt oder im Kalender.',
    <DateField label="Geburtstag" hint="Blättern Sie im Kalender zurück." />,
    'Für Jahrzehnte zurück ist kein Kalender gemacht; lassen Sie tippen.',
  ),
  'Bausteine/Dateifeld': pair(
    <FileField label="Lebenslauf" hint="PDF, DOC oder DOCX, höchstens 10 MB" file={null} onSelect={() => undefined} />,
    'Art und Größe stehen da, bevor jemand eine Datei sucht.',
    <FileField label="Datei" error="Fehler 413" file={null} onSelect={() => undefined} />,
    'Weder das Feld noch der Fehler sagt, welche Datei passt.',
  ),
};
