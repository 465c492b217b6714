import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Count } from './Count';
import { Tabs } from './Tabs';

const meta = {
  title: 'Bausteine/Reiter',
  component: Tabs,
  subcomponents: { Count },
  args: {
    label: 'Bewerbung',
    onChange: fn(),
    items: [
      { value: 'angaben', label: 'Angaben', content: <p>Annika Brandt, Hamburg</p> },
      { value: 'dokumente', label: 'Dokumente', count: 3, content: <p>Lebenslauf, Anschreiben, Video</p> },
      { value: 'verlauf', label: 'Verlauf', content: <p>Eingegangen am 20.11.2026</p> },
    ],
  },
  parameters: guide({
    when: ['Zwei bis sieben Ansichten derselben Sache auf einer Seite.'],
    whenNot: ['Ansichten mit eigener Adresse: `TabNav`.', 'Inhalt, den man vergleicht oder der Reihe nach liest: untereinander.'],
    accessibility: [
      'Eine benannte Leiste; der offene Reiter trägt eine Linie und `aria-selected`.',
      'Was nicht passt, rollt seitwärts: der Rand verblasst dort, und Fokus und Wahl holen den Reiter heran.',
    ],
    keyboard: [
      ['Tab', 'zum offenen Reiter, dann in seinen Inhalt'],
      ['Pfeil nach rechts, nach links', 'öffnet den nächsten, vorigen Reiter'],
      ['Pos1, Ende', 'öffnet den ersten, letzten'],
    ],
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pfeiltasten: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Angaben' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Dokumente/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Lebenslauf, Anschreiben, Video');
    await expect(args.onChange).toHaveBeenCalledWith('dokumente');
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Angaben' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Verlauf' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Angaben' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Annika Brandt, Hamburg');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
export const EinReiter: Story = {
  name: 'Ein Reiter',
  args: { items: [{ value: 'angaben', label: 'Angaben', content: <p>Annika Brandt</p> }] },
};
export const VieleReiter: Story = {
  ...narrow,
  name: 'Viele Reiter, 320 px',
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      value: String(index),
      label: `Rechtsschutzversicherung ${index + 1}`,
      count: index * 300,
      content: <p>{index + 1}</p>,
    })),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /Rechtsschutzversicherung 1\b/ }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: /Rechtsschutzversicherung 12/ });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await narrow.play();
  },
};
export const GesperrterReiter: Story = {
  name: 'Gesperrter Reiter',
  args: {
    items: [
      { value: 'angaben', label: 'Angaben', content: <p>Annika Brandt, Hamburg</p> },
      { value: 'dokumente', label: 'Dokumente', disabled: true, content: <p>Lebenslauf</p> },
      { value: 'verlauf', label: 'Verlauf', content: <p>Eingegangen am 20.11.2026</p> },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Dokumente' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Verlauf' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
