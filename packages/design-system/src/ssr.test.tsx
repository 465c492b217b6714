import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as ds from './index';

const options = [{ value: 'a', label: 'Hamburg' }];
const nothing = () => undefined;

const cases: [string, () => ReactElement, string][] = [
  ['Avatar', () => <ds.Avatar name="Jana Petersen" />, 'JP'],
  ['Banner', () => <ds.Banner tone="error">Fehler beim Laden</ds.Banner>, 'Fehler beim Laden'],
  ['Brand', () => <ds.Brand href="/" />, 'Stellwerk'],
  ['Button', () => <ds.Button loading>Speichern</ds.Button>, 'aria-busy'],
  ['CheckboxGroup', () => <ds.CheckboxGroup label="Orte" options={options} />, 'type="checkbox"'],
  ['Dialog', () => <ds.Dialog open={false} onOpenChange={nothing} title="Titel" />, ''],
  ['Disclosure', () => <ds.Disclosure summary="Mehr">Text</ds.Disclosure>, '<summary'],
  ['ErrorState', () => <ds.ErrorState title="Fehler" retriesLeft={0} onRetry={nothing} />, 'Support'],
  ['ErrorSummary', () => <ds.ErrorSummary items={[{ fieldId: 'a', message: 'Fehlt' }]} />, 'href="#a"'],
  ['FileField', () => <ds.FileField label="Lebenslauf" file={null} onSelect={nothing} onRemove={nothing} />, 'type="file"'],
  ['FilterChips', () => <ds.FilterChips label="Ort" options={options} value="a" onChange={nothing} />, 'aria-pressed="true"'],
  ['IconButton', () => <ds.IconButton label="Suchen" icon={Search} />, 'title="Suchen"'],
  ['NativeSelect', () => <ds.NativeSelect label="Ort" options={options} />, '<option'],
  ['Pagination', () => <ds.Pagination page={1} pageSize={1} total={2} hrefOf={(page) => `/?page=${page}`} />, 'href="/?page=2"'],
  ['RadioGroup', () => <ds.RadioGroup label="Ort" name="ort" options={options} />, 'role="radiogroup"'],
  ['RichText', () => <ds.RichText content="<p>Text</p>" />, '<p>Text</p>'],
  ['Select', () => <ds.Select label="Ort" options={options} />, 'role="combobox"'],
  ['StarRating', () => <ds.StarRating label="Bewertung" value={3} />, '3 von 5'],
  ['Switch', () => <ds.Switch label="An" />, 'role="switch"'],
  [
    'Table',
    () => (
      <ds.Table caption="Orte" columns={[{ key: 'a', header: 'Ort', cell: (row: string) => row }]} rows={['Köln']} rowKey={(row) => row} />
    ),
    'Köln',
  ],
  ['Tabs', () => <ds.Tabs label="Reiter" items={[{ value: 'a', label: 'A', content: 'Inhalt' }]} />, 'Inhalt'],
  ['TextField', () => <ds.TextField label="Vorname" error="Fehlt" />, 'aria-invalid="true"'],
  ['ToastProvider', () => <ds.ToastProvider>Seite</ds.ToastProvider>, 'aria-live="polite"'],
  ['VideoPlayer', () => <ds.VideoPlayer video={null} />, 'Kein Video verfügbar'],
];

test.each(cases)('%s is drawn on the server, without a DOM', (_name, draw, part) => {
  expect(typeof document).toBe('undefined');
  expect(renderToString(draw())).toContain(part);
});

test('server and client agree on the ids of a field', () => {
  const twice = [0, 1].map(() => renderToString(<ds.TextField label="Vorname" hint="Wie im Lebenslauf" />));
  expect(twice[0]).toBe(twice[1]);
});
