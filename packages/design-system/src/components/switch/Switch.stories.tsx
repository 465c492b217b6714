import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Switch } from './Switch';

const meta = {
  title: 'Bausteine/Schalter',
  component: Switch,
  args: { label: 'LinkedIn-Profil angeben' },
  parameters: guide({
    when: ['Eine Einstellung, die an oder aus ist.'],
    whenNot: ['Für eine Zustimmung im Formular: `Checkbox`.', 'Für eines aus mehreren: `RadioGroup`.'],
    accessibility: [
      'Rolle `switch`; die Beschriftung nennt, was an ist, und ändert sich nicht.',
      'Die Stellung des Knopfes zeigt den Stand, nicht allein die Farbe.',
    ],
    keyboard: [
      ['Tab', 'zum Schalter'],
      ['Leertaste', 'schaltet um'],
    ],
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aus: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'LinkedIn-Profil angeben' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('LinkedIn-Profil angeben'));
    await expect(control).not.toBeChecked();
  },
};
export const An: Story = { args: { defaultChecked: true, hint: 'Sichtbar für das Unternehmen' } };
export const Gesperrt: Story = { args: { disabled: true } };
export const Dunkel: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const MitFehler: Story = {
  name: 'Mit Fehler',
  args: { error: 'Bitte schalten Sie die Anzeige zuerst frei.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Bitte schalten Sie die Anzeige zuerst frei.');
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { label: 'Rechtsschutzversicherungsgesellschaftsstandorte in der Donaudampfschifffahrt anzeigen' },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
