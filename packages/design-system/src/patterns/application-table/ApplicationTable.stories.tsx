import { readApplication } from '@stellwerk/domain';
import { applicationWire, FIXTURE_NOW, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { ApplicationTable } from './ApplicationTable';

const applications = fixtures.applications
  .filter((application) => application.companyId === fixtures.companies[0]?.id)
  .slice(0, 8)
  .map((application) => readApplication(applicationWire(fixtures, application)));

const long = readApplication({
  id: 900001,
  candidateName: 'Maximilian von Hohenfels-Schreckenstein',
  location: 'Hannover',
  status: 'OFFER_MADE',
  createdAt: '2026-11-19T10:00:00.000Z',
  repeated: true,
  jobOffer: { id: 1, title: 'Fachreferent:in Rechtsschutzversicherungsgesellschaften', city: 'Oldenburg', workingModel: 'Hybrid' },
  documents: [
    { id: 1, kind: 'resume', name: 'Lebenslauf_Hohenfels.pdf', size: 1000, contentType: 'application/pdf' },
    { id: 2, kind: 'video', name: 'Video_Hohenfels.mp4', size: 1000, contentType: 'video/mp4' },
  ],
});
const withoutStatus = readApplication({
  id: 900002,
  firstName: 'Pia',
  lastName: 'Grabowski',
  createdAt: '2026-11-14T10:00:00.000Z',
  jobTitle: 'Buchhaltung',
  documents: [{ id: 3, kind: 'coverLetter', name: 'Anschreiben_Grabowski.pdf', size: 1000, contentType: 'application/pdf' }],
});

const meta = {
  title: 'Muster/Bewerbungstabelle',
  component: ApplicationTable,
  parameters: guide({
    when: [
      'Zum Überfliegen, Sortieren und Vergleichen vieler Bewerbungen auf der Unternehmensseite.',
      'Unterhalb von 800 px eigener Breite wird jede Zeile ein Block: nichts wird seitlich gerollt.',
    ],
    whenNot: [
      'Zum Bearbeiten an Ort und Stelle: `ApplicationCard`. Zum Verschieben zwischen Status: `ApplicationBoard`.',
      'Nicht leer zeigen: Ohne Zeilen steht stattdessen `EmptyState`.',
    ],
    accessibility: [
      'Eine Tabelle mit Beschriftung, Spaltenköpfen und dem Namen als Zeilenkopf; auch als Blöcke bleibt sie für Vorleseprogramme eine Tabelle.',
      '„Details“ trägt den Namen der Person verborgen mit, damit zehn gleiche Schaltflächen unterscheidbar sind.',
      'Unterlagen stehen in festen Plätzen; ein leerer Platz ist ein Strich und kein leeres Feld.',
    ],
    keyboard: [
      ['Tab', 'zum Kästchen, wo es eines gibt, zu den Unterlagen einer Zeile, dann zu „Details“'],
      ['Leertaste', 'wählt die Zeile; mit Umschalttaste alle von der zuletzt gewählten bis zu ihr'],
      ['Eingabe', 'öffnet Unterlage oder Details'],
    ],
  }),
  args: {
    applications: [long, withoutStatus, ...applications],
    now: new Date(FIXTURE_NOW),
    onDetails: fn(),
    onOpenDocument: fn(),
    documentHref: (document) => `/api/public/media/cv/${document.name}`,
  },
} satisfies Meta<typeof ApplicationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breit: Story = {
  parameters: { spec: ['CA14', 'CA15', 'CA61', 'EN09'] },
  decorators: [(Story) => <div style={{ width: 1200 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Name', 'Stelle', 'Eingegangen am', 'Status', 'Dokumente', 'Aktion']);

    const row = within(canvas.getByRole('row', { name: /^Maximilian/ }));
    await expect(row.getByText('19.11.2026')).toBeVisible();
    await expect(row.getByText('gestern')).toBeVisible();
    await expect(row.getByText('Angebot gemacht')).toBeVisible();
    await expect(row.getByText('Hannover · Weitere Bewerbung dieser Person')).toBeVisible();
    const resume = row.getByRole('link', { name: /^Lebenslauf \(PDF, .+\) \(öffnet/ });
    await expect(resume).toHaveAttribute('href', '/api/public/media/cv/Lebenslauf_Hohenfels.pdf');
    await expect(row.queryByText('Anschreiben')).toBeNull();
    await expect(row.getByRole('link', { name: /^Video/ })).toHaveAttribute('href', '/api/public/media/cv/Video_Hohenfels.mp4');
    await userEvent.click(resume);
    await expect(args.onOpenDocument).toHaveBeenCalledWith(long.documents[0]);
    await userEvent.click(row.getByRole('button', { name: `Details zu ${long.name}, ${long.job.title}` }));
    await expect(args.onDetails).toHaveBeenCalledWith(long);

    const pia = within(canvas.getByRole('row', { name: /^Pia Grabowski/ }));
    await expect(pia.getByText('Eingereicht')).toBeVisible();
    await expect(pia.getByRole('link', { name: /^Anschreiben/ })).toHaveAttribute('href', '/api/public/media/cv/Anschreiben_Grabowski.pdf');
    await expect(pia.getAllByRole('link')).toHaveLength(1);
  },
};

export const Auswählen: Story = {
  args: { onSelect: fn(), isSelected: ({ id }) => id === long.id },
  decorators: [(Story) => <div style={{ width: 1200 }}>{Story()}</div>],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: long.name })).toBeChecked();
    const box = canvas.getByRole('checkbox', { name: 'Pia Grabowski' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onSelect).toHaveBeenLastCalledWith(withoutStatus, true, false);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box);
    await user.keyboard('{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(withoutStatus, true, true);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};

export const Telefon: Story = {
  decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Bewerbungen' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(350);
    await expect(within(table).getAllByRole('button', { name: /^Details/ }).length).toBe(10);
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Eine: Story = {
  args: { applications: [long] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Dreihundert: Story = {
  args: { applications: Array.from({ length: 300 }, (_, index) => ({ ...long, id: `${index}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Details/ })).toHaveLength(300);
  },
};

export const OhneUnterlagen: Story = {
  args: { applications: [{ ...withoutStatus, documents: [] }] },
  decorators: [(Story) => <div style={{ width: 1200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(within(canvas.getByRole('row', { name: /^Pia/ })).getAllByText('–')).toHaveLength(3);
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
