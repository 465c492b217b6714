import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { SubscriptionConfirmation } from './SubscriptionConfirmation';

const meta = {
  title: 'Formulare/Tarif bestätigen',
  component: SubscriptionConfirmation,
  parameters: guide({
    when: [
      'Nach der Wahl eines Tarifs: was bisher gilt, was gewählt ist, was es kostet und spart, die Bedingungen.',
      '`done`, sobald der Wunsch vermerkt ist.',
    ],
    whenNot: ['Zur Wahl selbst: `PlanCards`. Bezahlt wird hier nicht.'],
    accessibility: [
      'Ein benannter Bereich mit Überschrift; bisheriger Tarif, neuer Tarif und Ersparnis als Paare.',
      'Fehlt der Haken, steht der Satz am Kästchen, und der Fokus geht hin (CP10).',
      'Der Vermerk wird als Statusmeldung vorgelesen.',
    ],
    keyboard: [
      ['Tab', 'Kästchen, Verweise, Bestätigen, Zurück'],
      ['Leertaste', 'hakt an'],
      ['Eingabe', 'folgt dem Verweis, drückt'],
    ],
  }),
  args: { plan: { name: 'Premium', price: 199 }, cycle: 'MONTHLY', onConfirm: fn(), onBack: fn() },
} satisfies Meta<typeof SubscriptionConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monatlich: Story = {
  parameters: { spec: ['CP10'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^199,00\s€ pro Monat$/)).toBeVisible();
    for (const [name, href] of [
      ['AGB', '/agb'],
      ['Nutzungsbedingungen', '/nutzerbedingungen'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await userEvent.click(canvas.getByRole('button', { name: /^Auswahl bestätigen: 199,00\s€ pro Monat$/ }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die AGB und die Nutzungsbedingungen' }));
    await expect(canvas.queryByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Auswahl bestätigen: 199,00\s€ pro Monat$/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück zur Planauswahl' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Jährlich: Story = {
  parameters: { spec: ['CP18', 'CP20'] },
  args: { cycle: 'YEARLY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\.149,20\s€ pro Jahr$/)).toBeVisible();
    await expect(canvas.getByText(/^238,80\s€ im Jahr$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Auswahl bestätigen: 2\.149,20\s€ pro Jahr$/ })).toBeVisible();
  },
};

/**
 * The previous and the new plan, the savings, and the note that support confirms the change (O37).
 */
export const Wechsel: Story = {
  args: { cycle: 'YEARLY', current: { name: 'Standard', price: 49, cycle: 'MONTHLY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Bisher', 'Neu', 'Ersparnis']);
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Standard49,00 € pro Monat',
      'Premium2.149,20 € pro Jahr',
      '238,80 € im Jahr',
    ]);
    await expect(canvas.getByText(/gilt erst, wenn der Support Ihren Wunsch bestätigt hat/)).toBeVisible();
  },
};

export const AufAnfrage: Story = {
  args: { plan: { name: 'Enterprise', price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Auswahl bestätigen' })).toBeVisible();
  },
};

export const Vermerkt: Story = {
  args: { done: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihr Wunsch wurde vermerkt. Bitte bestätigen Sie ihn beim Support.');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Dunkel: Story = { ...Wechsel, globals: { theme: 'dark' } };

export const Tastatur: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Auswahl bestätigen: 199,00\s€ pro Monat$/ }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: /^Auswahl bestätigen: 199,00\s€ pro Monat$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LangerName: Story = {
  ...narrow,
  name: 'Langer Name, 320 px',
  args: { ...Wechsel.args, plan: { name: 'Rechtsschutzversicherungsgesellschaftstarif', price: 12_345_678 } },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
