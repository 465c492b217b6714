import { APPLICATION_STATUSES, companyStatusLabels } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { StatusChoice } from './StatusChoice';

const meta = {
  title: 'Muster/Status wählen',
  component: StatusChoice,
  parameters: guide({
    when: [
      'Wo jeder Status unmittelbar wählbar sein soll: in der aufgeklappten `ApplicationCard` (acht Status) und im Panel einer Stelle (sieben Wörter).',
    ],
    whenNot: ['Im Detail, wo der Weg wichtiger ist als die Wahl: `StatusStepper`.', 'Nur zum Zeigen: `StatusBadge`.'],
    accessibility: [
      'Eine benannte Gruppe von Schaltflächen; die jetzige ist gedrückt (`aria-pressed`) und trägt einen Haken.',
      'Nur das Verlassen von „Zurückgezogen“ (A04) und sein Setzen (O109) werden erfragt. Der Fokus geht auf „Abbrechen“ und danach zurück.',
      'Während gesetzt wird, ist die Gruppe `aria-busy`; nach einem Fehler steht der alte Status wieder.',
    ],
    keyboard: [
      ['Tab', 'von Status zu Status'],
      ['Eingabe, Leertaste', 'wählt den Status'],
      ['Escape', 'nimmt die Rückfrage zurück'],
    ],
  }),
  args: { status: 'IN_REVIEW', onStatus: fn() },
  decorators: [(Story) => <div className="sw:max-w-100">{Story()}</div>],
} satisfies Meta<typeof StatusChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Status der Bewerbung' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

// The eight statuses of the company, in any order; the current one does nothing.
export const Unternehmen: Story = {
  parameters: { spec: ['CA81'] },
  play: async ({ args, canvas }) => {
    await expect(labels(canvas)).toEqual(APPLICATION_STATUSES.map((status) => companyStatusLabels[status]));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('In Bearbeitung');
    await userEvent.click(canvas.getByRole('button', { name: 'In Bearbeitung' }));
    await expect(args.onStatus).not.toHaveBeenCalled();
    for (const status of APPLICATION_STATUSES.filter((other) => other !== 'IN_REVIEW')) {
      await userEvent.click(canvas.getByRole('button', { name: companyStatusLabels[status] }));
      // Withdrawing is up to the applicant, so the company must confirm it (O109).
      if (status === 'WITHDRAWN') await userEvent.click(canvas.getByRole('button', { name: 'Ja, zurückgezogen' }));
      await waitFor(() => expect(args.onStatus).toHaveBeenLastCalledWith(status));
    }
  },
};

// The seven labels of the panel, sent unchanged (A01).
export const Panel: Story = {
  name: 'In der Ansicht einer Stelle',
  parameters: { spec: ['CA36'] },
  args: { set: 'panel' },
  play: async ({ args, canvas }) => {
    await expect(labels(canvas)).toEqual(['Neu', 'Angesehen', 'Kontaktiert', 'Interview', 'Angebot', 'Eingestellt', 'Abgelehnt']);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Kontaktiert');
    for (const [name, value] of [
      ['Neu', 'new'],
      ['Angesehen', 'viewed'],
      ['Interview', 'interview'],
      ['Angebot', 'offer'],
      ['Eingestellt', 'hired'],
      ['Abgelehnt', 'rejected'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(args.onStatus).toHaveBeenLastCalledWith(value));
    }
  },
};

export const ZurückziehenGefragt: Story = {
  parameters: { spec: ['O109'] },
  play: async ({ args, canvas }) => {
    const wanted = canvas.getByRole('button', { name: 'Zurückgezogen' });
    await userEvent.click(wanted);
    await expect(canvas.getByRole('alertdialog', { name: 'Hat die Person ihre Bewerbung zurückgezogen?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(wanted).toHaveFocus();
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(wanted);
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, zurückgezogen' }));
    await expect(args.onStatus).toHaveBeenCalledWith('WITHDRAWN');
  },
};

export const ZurückgezogenGefragt: Story = {
  args: { status: 'WITHDRAWN' },
  play: async ({ args, canvas }) => {
    const wanted = canvas.getByRole('button', { name: 'Angesehen' });
    await userEvent.click(wanted);
    await expect(canvas.getByRole('alertdialog', { name: 'Zurückgezogene Bewerbung wieder aufnehmen?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(wanted).toHaveFocus();
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(wanted);
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, Status ändern' }));
    await expect(args.onStatus).toHaveBeenCalledWith('VIEWED');
  },
};

// The caller confirms every rejection itself; other changes are confirmed here.
export const ZurückgezogenAblehnen: Story = {
  name: 'Zurückgezogen, ablehnen fragt der Aufrufer',
  args: { status: 'WITHDRAWN', askRejection: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abgelehnt' }));
    await expect(args.onStatus).toHaveBeenCalledWith('REJECTED');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Angesehen' }));
    await expect(canvas.getByRole('alertdialog')).toBeVisible();
  },
};

export const WirdGesetzt: Story = {
  args: { onStatus: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eingestellt' }));
    await expect(canvas.getByRole('group', { name: 'Status der Bewerbung' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Abgelehnt' }));
    await expect(args.onStatus).toHaveBeenCalledOnce();
  },
};

// After a failure all buttons work again, and the old status is shown.
export const Fehlgeschlagen: Story = {
  args: { onStatus: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eingestellt' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Status der Bewerbung' })).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('In Bearbeitung');
  },
};

export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Eingereicht' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onStatus).toHaveBeenCalledWith('SUBMITTED');
  },
};

export const Dunkel: Story = { ...dark };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };

export const UnterDemZeiger: Story = { ...hovered };
