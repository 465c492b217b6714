import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Banner } from '../banner';
import { TextField } from '../text-field';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Bausteine/Rückfrage',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Bewerbung ablehnen?',
    description: 'Die Bewerberin oder der Bewerber wird benachrichtigt.',
    confirmLabel: 'Ja, ablehnen',
  },
  parameters: guide({
    when: ['Vor einer Handlung, die sich nicht zurücknehmen lässt: ablehnen, löschen, deaktivieren.'],
    whenNot: ['Vor Handlungen, die man zurücknehmen kann: lieber tun und Rückweg anbieten.', 'Für Formulare: `Dialog`.'],
    accessibility: [
      'Die Rolle `alertdialog` lässt Frage und Folge sofort vorlesen.',
      '„Abbrechen“ hat zuerst den Fokus: Eingabe zerstört nichts.',
      'Die Schaltfläche nennt die Handlung („Ja, ablehnen“), nicht „OK“.',
    ],
    keyboard: [
      ['Tab, Umschalt + Tab', 'zwischen den Schaltflächen'],
      ['Eingabe, Leertaste', 'drückt die Schaltfläche'],
      ['Escape', 'sagt Nein'],
    ],
  }),
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ja: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Bewerbung ablehnen?' });
    await userEvent.click(screen.getByRole('button', { name: 'Ja, ablehnen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Nein: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const NochNicht: Story = {
  args: { confirmDisabled: true, confirmLabel: 'Unternehmen deaktivieren', title: 'Unternehmen deaktivieren' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Unternehmen deaktivieren' })).toBeDisabled();
  },
};
export const EnterZerstörtNichts: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
const german = {
  title: 'Unternehmen deaktivieren?',
  description: 'Die Rechtsschutzversicherungsgesellschaft wird mit allen Stellenanzeigen nicht mehr öffentlich angezeigt.',
  confirmLabel: 'Unternehmen unwiderruflich deaktivieren',
};

/** Buttons are complete: none is cut off or overflows, and stacked ones have the same width. */
async function expectWholeButtons(): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  const edge = dialog.getBoundingClientRect();
  const [no, yes] = ['Abbrechen', german.confirmLabel].map((name) => screen.getByRole('button', { name }).getBoundingClientRect());
  if (!no || !yes) throw new Error('Two buttons are expected');
  for (const button of [no, yes]) {
    await expect(button.left).toBeGreaterThanOrEqual(edge.left);
    await expect(button.right).toBeLessThanOrEqual(edge.right);
  }
  const stacked = yes.bottom <= no.top || no.bottom <= yes.top;
  await expect(stacked).toBe(true);
  await expect(Math.abs(no.width - yes.width)).toBeLessThan(1);
}

export const Telefon: Story = {
  ...narrow,
  args: german,
  play: async () => {
    await expectWholeButtons();
    await narrow.play();
  },
};
export const Telefon414: Story = { name: '414 px', args: german, globals: { viewport: { value: 'mobile2' } }, play: expectWholeButtons };
export const Lädt: Story = {
  args: { loading: true, loadingLabel: 'Wird abgelehnt...' },
  play: async ({ args }) => {
    const yes = await screen.findByRole('button', { name: 'Wird abgelehnt...' });
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(yes);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Tastatur: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ja, ablehnen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const MitInhalt: Story = {
  name: 'Mit Inhalt',
  args: { children: <TextField label="Zur Bestätigung Namen eingeben" />, confirmDisabled: true },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
/** After a failure the dialog stays open and shows the error. */
export const Gescheitert: Story = {
  args: {
    children: (
      <Banner tone="error" live="alert">
        Status konnte nicht aktualisiert werden
      </Banner>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Fehler: Status konnte nicht aktualisiert werden');
  },
};
