import { companyStatusLabels, type Application, type ApplicationStatus } from '@stellwerk/domain';
import { FIXTURE_NOW, fixtureApplications } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { ApplicationBoard, type ApplicationBoardProps } from './ApplicationBoard';

const all = fixtureApplications.filter(({ job }) => job.company.id === '1');
const [first] = all;
if (first === undefined) throw new Error('Die Bewerbungen fehlen in den Beispieldaten.');
const people: readonly Application[] = [
  { ...first, id: 'a', name: 'Amelie Thorwald', status: 'SUBMITTED', createdAt: '2026-11-20T08:00:00.000Z' },
  { ...first, id: 'b', name: 'Leon Hartwig', status: 'SUBMITTED', createdAt: '2026-11-18T08:00:00.000Z', rating: 4 },
  { ...first, id: 'c', name: 'Minh Nguyen', status: 'IN_REVIEW', createdAt: '2026-11-19T08:00:00.000Z' },
  { ...first, id: 'd', name: 'Ute Zander', status: 'WITHDRAWN', createdAt: '2026-11-10T08:00:00.000Z' },
];

/** Simulates the server: applies the new status to the list, unless the story makes it fail. */
function Page({ applications, onMove, ...rest }: ApplicationBoardProps) {
  const [list, setList] = useState(applications);
  const move: ApplicationBoardProps['onMove'] = async (application, to) => {
    await onMove(application, to);
    setList((known) => known.map((one) => (one.id === application.id ? { ...one, status: to } : one)));
  };
  return <ApplicationBoard {...rest} applications={list} onMove={move} />;
}

const meta = {
  title: 'Muster/Bewerbungstafel',
  component: ApplicationBoard,
  args: { applications: people, now: new Date(FIXTURE_NOW), onDetails: fn(), onMove: fn(() => Promise.resolve()) },
  render: (args) => <Page {...args} />,
  parameters: {
    ...guide({
      when: [
        'Für den Überblick, wo alle Bewerbungen stehen, und um viele nacheinander weiterzuschieben: eine Spalte je Status, in der Reihenfolge des Weges.',
      ],
      whenNot: ['Um zu suchen oder zu vergleichen: `ApplicationTable`.', 'Für Notizen und Bewertung: `ApplicationCard`.'],
      accessibility: [
        'Jede Spalte ist ein benannter Bereich mit Überschrift und Liste. Ziehen mit der Maus ist nie der einzige Weg: Jede Karte hat ein Menü.',
        'Eine Bewegung gilt sofort und wird vorgelesen; lehnt der Server ab, geht die Karte zurück, und auch das wird vorgelesen. Der Fokus wandert mit der Karte.',
        'Ablehnung und Wiederaufnahme werden erfragt. „Zurückgezogen“ ist kein Ziel.',
      ],
      keyboard: [
        ['Tab', 'Name, „… verschieben“, nächste Karte'],
        ['Eingabe', 'öffnet die Bewerbung oder das Menü'],
        ['Pfeiltasten', 'durch das Menü'],
        ['Escape', 'schließt Menü und Rückfrage'],
      ],
    }),
    docs: {
      description: {
        component: `Für den Überblick, wo alle Bewerbungen stehen, und um viele nacheinander weiterzuschieben: eine Spalte je Status, in der Reihenfolge des Weges.

**Nicht**, um Bewerbungen zu suchen oder zu vergleichen (\`ApplicationTable\`), nicht für Notizen und Bewertung (\`ApplicationCard\`, Einzelheiten).

| Bedienung | Wirkung |
|---|---|
| Name, Eingabe | öffnet die Bewerbung |
| Schaltfläche „… verschieben“ | Menü mit allen Spalten, Pfeiltasten, Eingabe, Escape |
| Ziehen mit der Maus | legt die Karte in eine andere Spalte |

Jede Bewegung gilt sofort und wird vorgelesen; lehnt der Server ab, geht die Karte zurück, und auch das wird vorgelesen. Der Fokus wandert mit der Karte. Eine Ablehnung und die Wiederaufnahme einer zurückgezogenen Bewerbung werden vorher erfragt. „Zurückgezogen“ ist kein Ziel: Zurückziehen kann nur, wer sich beworben hat.`,
      },
    },
  },
} satisfies Meta<typeof ApplicationBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const column = (canvas: Canvas, status: ApplicationStatus) =>
  canvas.getByRole('region', { name: new RegExp(`^${companyStatusLabels[status]} ?\\d`, 'u') });
const names = (canvas: Canvas, status: ApplicationStatus) =>
  within(column(canvas, status))
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent);

async function choose(canvas: Canvas, name: string, status: ApplicationStatus): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: `${name} verschieben` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: `Nach „${companyStatusLabels[status]}“` }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

export const Voll: Story = {
  play: async ({ args, canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Eingereicht2',
      'Angesehen0',
      'In Bearbeitung1',
      'Interview geplant0',
      'Angebot gemacht0',
      'Eingestellt0',
      'Abgelehnt0',
      'Zurückgezogen1',
    ]);
    await expect(names(canvas, 'SUBMITTED')).toEqual(['Amelie Thorwald', 'Leon Hartwig']);
    await userEvent.click(canvas.getByRole('button', { name: 'Leon Hartwig' }));
    await expect(args.onDetails).toHaveBeenCalledWith(people[1]);
  },
};

export const MitDerTastaturVerschieben: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Leon Hartwig verschieben' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      ['Angesehen', 'In Bearbeitung', 'Interview geplant', 'Angebot gemacht', 'Eingestellt', 'Abgelehnt'].map((word) => `Nach „${word}“`),
    );
    await waitFor(() => expect(menu.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onMove).toHaveBeenCalledWith(people[1], 'IN_REVIEW');
    await waitFor(() => expect(names(canvas, 'IN_REVIEW')).toEqual(['Leon Hartwig', 'Minh Nguyen']));
    await expect(names(canvas, 'SUBMITTED')).toEqual(['Amelie Thorwald']);
    await expect(await canvas.findByText('Leon Hartwig wurde nach „In Bearbeitung“ verschoben.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Leon Hartwig' })).toHaveFocus());
  },
};

export const MitDerMausZiehen: Story = {
  name: 'Mit der Maus ziehen',
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('button', { name: 'Amelie Thorwald' }).closest('[draggable="true"]');
    if (card === null) throw new Error('Die Karte lässt sich nicht ziehen.');
    const dataTransfer = new DataTransfer();
    // One event after the other, as by hand, because React must process one before the next.
    const pull = async (to: HTMLElement): Promise<void> => {
      await fireEvent.dragStart(card, { dataTransfer });
      await fireEvent.dragOver(to, { dataTransfer });
      await fireEvent.drop(to, { dataTransfer });
      await fireEvent.dragEnd(card, { dataTransfer });
    };
    await pull(column(canvas, 'WITHDRAWN'));
    await pull(column(canvas, 'SUBMITTED'));
    await expect(args.onMove).not.toHaveBeenCalled();
    await pull(column(canvas, 'INTERVIEW_SCHEDULED'));
    await expect(args.onMove).toHaveBeenCalledWith(people[0], 'INTERVIEW_SCHEDULED');
    await waitFor(() => expect(names(canvas, 'INTERVIEW_SCHEDULED')).toEqual(['Amelie Thorwald']));
  },
};

export const GehtZurückWennEsScheitert: Story = {
  name: 'Geht zurück, wenn es scheitert',
  args: {
    onMove: fn(() => Promise.reject(new Error('500'))),
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Amelie Thorwald', 'OFFER_MADE');
    await expect(await canvas.findByText('Amelie Thorwald steht wieder unter „Eingereicht“.')).toBeInTheDocument();
    await expect(names(canvas, 'SUBMITTED')).toEqual(['Amelie Thorwald', 'Leon Hartwig']);
    await expect(names(canvas, 'OFFER_MADE')).toEqual([]);
  },
};

export const WirdVerschoben: Story = {
  args: { onMove: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Minh Nguyen', 'INTERVIEW_SCHEDULED');
    const card = within(column(canvas, 'INTERVIEW_SCHEDULED'));
    await expect(card.getByText('Wird verschoben...')).toBeInTheDocument();
    await expect(card.queryByRole('button', { name: 'Minh Nguyen verschieben' })).toBeNull();
  },
};

export const AblehnenWirdErfragt: Story = {
  name: 'Ablehnen wird erfragt',
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Minh Nguyen', 'REJECTED');
    const question = () => screen.findByRole('alertdialog', { name: 'Bewerbung ablehnen?' });
    await userEvent.click(within(await question()).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMove).not.toHaveBeenCalled();
    await choose(canvas, 'Minh Nguyen', 'REJECTED');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Ja, ablehnen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMove).toHaveBeenCalledWith(people[2], 'REJECTED');
  },
};

/** A caller that needs more than a confirmation asks in `onMove` itself. */
export const AblehnenOhneFrage: Story = {
  name: 'Ablehnen ohne eigene Frage',
  args: { askRejection: false },
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Minh Nguyen', 'REJECTED');
    await expect(args.onMove).toHaveBeenCalledWith(people[2], 'REJECTED');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const ZurückgezogeneWirdErfragt: Story = {
  name: 'Zurückgezogene wird erfragt',
  play: async ({ args, canvas }) => {
    await choose(canvas, 'Ute Zander', 'SUBMITTED');
    const question = within(await screen.findByRole('alertdialog', { name: 'Zurückgezogene Bewerbung wieder aufnehmen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, Status ändern' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMove).toHaveBeenCalledWith(people[3], 'SUBMITTED');
    // The column disappears with its last card.
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /^Zurückgezogen/ })).toBeNull());
  },
};

const crowd = Array.from({ length: 300 }, (_, index): Application => {
  const one = all[index % all.length] ?? first;
  return { ...one, id: String(index), status: index < 240 ? 'SUBMITTED' : 'VIEWED' };
});

export const Viele: Story = {
  args: { applications: crowd },
  play: async ({ canvas }) => {
    const fresh = within(column(canvas, 'SUBMITTED'));
    await expect(canvas.getByRole('heading', { name: /^Eingereicht ?240$/ })).toBeVisible();
    await expect(fresh.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(fresh.getByRole('button', { name: '20 weitere anzeigen' }));
    await expect(fresh.getAllByRole('listitem')).toHaveLength(40);
  },
};

export const Leer: Story = {
  args: { applications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Keine Bewerbungen')).toHaveLength(7);
  },
};

export const LangeWörter: Story = {
  args: {
    applications: [
      {
        ...first,
        name: 'Maximilian-Alexander von Hohenfels-Schreckenstein',
        job: { ...first.job, title: 'Fachreferent:in für Rechtsschutzversicherungsgesellschaften' },
        repeated: true,
        rating: 5,
        status: 'SUBMITTED',
      },
    ],
  },
};

export const AufDemTelefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const chooser = canvas.getByLabelText('Spalte');
    await expect(chooser).toHaveDisplayValue('Eingereicht (2)');
    await choose(canvas, 'Amelie Thorwald', 'VIEWED');
    // The card has moved to a hidden column, so its old column keeps the focus.
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Eingereicht ?1$/ })).toHaveFocus());
    await userEvent.selectOptions(chooser, 'Angesehen (1)');
    await expect(names(canvas, 'VIEWED')).toEqual(['Amelie Thorwald']);
  },
};

export const Dunkel: Story = { args: { applications: all }, globals: { theme: 'dark' } };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };
