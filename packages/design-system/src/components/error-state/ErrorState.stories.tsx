import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { LinkButton } from '../link';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Bausteine/Fehlerzustand',
  component: ErrorState,
  args: {
    title: 'Fehler beim Laden der Stellenanzeigen',
    children: 'Die Verbindung wurde unterbrochen.',
    onRetry: fn(),
  },
  parameters: guide({
    when: ['Dort, wo Inhalt stehen sollte, der nicht zu laden war.'],
    whenNot: ['Für einen Fehler neben dem Inhalt: `Banner`; für Eingaben: `ErrorSummary`; für einen leeren Ort: `EmptyState`.'],
    accessibility: [
      '`role=alert` sagt den Fehler an, sobald er erscheint.',
      'Nach den letzten Versuchen (`retriesLeft` 0) bleibt ein Ausweg: zurück oder Support.',
      'Während eines Versuchs behält die Schaltfläche den Fokus und ist `aria-busy`.',
    ],
    keyboard: [
      ['Tab', 'zu „Erneut versuchen“, dann „Zurück“'],
      ['Eingabe, Leertaste', 'drückt die Schaltfläche'],
    ],
  }),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NochEinmal: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Stellenanzeigen');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const VersuchLäuft: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Erneut versuchen' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const VersucheAufgebraucht: Story = {
  args: { retriesLeft: 0, onBack: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    await expect(canvas.getByText('Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const EinVersuchÜbrig: Story = {
  args: { retriesLeft: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    await expect(canvas.queryByText(/wenden Sie sich an den Support/)).toBeNull();
  },
};

export const OhneVersuch: Story = {
  args: {
    title: 'Diese Stellenanzeige ist nicht mehr verfügbar',
    onRetry: undefined,
    actions: <LinkButton href="#stellen">Alle Stellenanzeigen</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Alle Stellenanzeigen' })).toBeVisible();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { title: 'Fehler beim Laden der Rechtsschutzversicherungsgesellschaftsstandorte', onBack: fn() },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
