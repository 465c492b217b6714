import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { TextLink } from '../link';
import { Checkbox } from './Checkbox';

const consent = (
  <>
    Ich akzeptiere die <TextLink href="#agb">Allgemeinen Geschäftsbedingungen</TextLink>
  </>
);

const meta = {
  title: 'Bausteine/Kontrollkästchen',
  component: Checkbox,
  args: { label: consent, onChange: fn() },
  parameters: guide({
    when: ['Eine Zustimmung oder eine Angabe, die mit einem Formular abgesendet wird.'],
    whenNot: ['Für eine Einstellung, die sofort gilt: `Switch`.', 'Für eines aus mehreren: `RadioGroup`.'],
    accessibility: [
      'Die ganze Beschriftung lässt sich drücken; Verweise darin bleiben Verweise.',
      'Ein Fehler wird mit dem Feld vorgelesen und steht als Wort da.',
    ],
    keyboard: [
      ['Tab', 'zum Kästchen'],
      ['Leertaste', 'setzt oder löst das Häkchen'],
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Einzeln: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/Ich akzeptiere/));
    await expect(box).not.toBeChecked();
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.');
  },
};

export const Zustände: Story = {
  render: () => (
    <div className="sw:grid sw:gap-3">
      <Checkbox label="Newsletter abonnieren" optional defaultChecked />
      <Checkbox label="Gesperrt" disabled />
      <Checkbox label="Gesperrt und gewählt" disabled defaultChecked />
    </div>
  ),
};

export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
