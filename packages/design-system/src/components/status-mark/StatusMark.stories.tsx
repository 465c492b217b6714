import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { StatusMark } from './StatusMark';

const meta = {
  title: 'Bausteine/Statuszeichen',
  component: StatusMark,
  args: { stage: 'new', tone: 'info', children: 'Eingereicht' },
  parameters: guide({
    when: ['Der Stand einer Bewerbung: ein Ring, der sich füllt, und das Wort.'],
    whenNot: ['Für Merkmale ohne Fortschritt: `Badge`.', 'Für den ganzen Verlauf: das Muster Statusverlauf.'],
    accessibility: [
      'Das Wort trägt die Bedeutung; Füllung und Farbe betonen sie.',
      'Ohne Wort (als Zeichen in einer Liste) steht es unmittelbar neben einem.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof StatusMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  render: () => (
    <div className="sw:grid sw:gap-3">
      <StatusMark stage="new" tone="info">
        Eingereicht
      </StatusMark>
      <StatusMark stage="quarter">Angesehen</StatusMark>
      <StatusMark stage="half" tone="amber">
        In Bearbeitung
      </StatusMark>
      <StatusMark stage="threeQuarters" tone="signal">
        Interview geplant
      </StatusMark>
      <StatusMark stage="full" tone="signal">
        Angebot gemacht
      </StatusMark>
      <StatusMark stage="done" tone="signal">
        Eingestellt
      </StatusMark>
      <StatusMark stage="stopped" tone="stop">
        Abgelehnt
      </StatusMark>
      <StatusMark stage="left">Zurückgezogen</StatusMark>
    </div>
  ),
};
export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };
export const NieFarbeAllein: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Eingereicht')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const ErzwungeneFarben: Story = { ...forcedColors };
export const Telefon: Story = { ...narrow };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { children: 'Zum Vorstellungsgespräch bei der Rechtsschutzversicherung geladen' },
};
