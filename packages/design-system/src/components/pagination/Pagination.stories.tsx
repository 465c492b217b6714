import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Pagination } from './Pagination';

const meta = {
  title: 'Bausteine/Blättern',
  component: Pagination,
  args: { page: 1, pageSize: 12, total: 248, onPage: fn() },
  parameters: guide({
    when: ['Eine lange Liste, von der eine Seite zu sehen ist.'],
    whenNot: ['Wenn alles auf eine Seite passt.', 'Für Schritte eines Vorgangs: Statusverlauf.'],
    accessibility: [
      'Eine Navigation mit Namen; der neue Ausschnitt („13 bis 24 von 248“) wird angesagt.',
      'Mit `hrefOf` sind es Verweise: neuer Tab und Zurück des Browsers gehen.',
    ],
    keyboard: [
      ['Tab', 'zu „Zurück“ und „Weiter“'],
      ['Eingabe, Leertaste', 'blättert (als Verweis nur Eingabe)'],
    ],
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anfang: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 bis 12 von 248')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const Ende: Story = {
  args: { page: 21 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('241 bis 248 von 248')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onPage).toHaveBeenCalledWith(20);
  },
};
export const Verweise: Story = {
  args: { page: 2, hrefOf: (page) => `?page=${page}`, total: 1001, totalLabel: 'mehr als 1.000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13 bis 24 von mehr als 1.000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '?page=1');
    await expect(canvas.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '?page=3');
  },
};
export const Leer: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const EineSeite: Story = {
  name: 'Eine Seite',
  args: { total: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bis 3 von 3')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
export const Tastatur: Story = {
  args: { page: 2, total: 300 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};
export const VerweiseUndKlick: Story = {
  name: 'Verweise, die der Klick selbst ausführt',
  args: { page: 2, total: 300, hrefOf: (page) => `/stellen?seite=${page}` },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('link', { name: 'Weiter' });
    await expect(next).toHaveAttribute('href', '/stellen?seite=3');
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
