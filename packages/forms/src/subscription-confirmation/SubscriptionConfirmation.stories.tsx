import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { SubscriptionConfirmation } from './SubscriptionConfirmation';

const meta = {
  title: 'Formulare/Tarif bestätigen',
  component: SubscriptionConfirmation,
  parameters: guide({
    when: ['Nach der Wahl eines Tarifs: was gewählt ist, der Preis, die Bedingungen.', '`done`, sobald der Wunsch vermerkt ist.'],
    whenNot: ['Zur Wahl selbst: `PlanCards`. Bezahlt wird hier nicht.'],
    accessibility: [
      'Ein benannter Bereich mit Überschrift; Tarif, Abrechnung und Preis als Paare.',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die AGB und die Nutzungsbedingungen' }));
    await expect(canvas.queryByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück zur Planauswahl' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Jährlich: Story = {
  args: { cycle: 'YEARLY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\.149,20\s€ pro Jahr$/)).toBeVisible();
  },
};

export const AufAnfrage: Story = {
  args: { plan: { name: 'Enterprise', price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
  },
};

export const Vermerkt: Story = {
  args: { done: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihr Wunsch wurde vermerkt. Bitte bestätigen Sie ihn beim Support.');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Tastatur: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auswahl bestätigen' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Auswahl bestätigen' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LangerName: Story = {
  ...narrow,
  name: 'Langer Name, 320 px',
  args: { plan: { name: 'Rechtsschutzversicherungsgesellschaftstarif', price: 12_345_678 } },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
