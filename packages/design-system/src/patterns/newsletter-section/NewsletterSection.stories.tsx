import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';
import { NewsletterSection } from './NewsletterSection';

const meta = {
  title: 'Muster/Newsletter-Bereich',
  component: NewsletterSection,
  parameters: guide({
    when: ['Auf der Startseite und am Ende langer Seiten: warum der Newsletter, und das Formular daneben.'],
    whenNot: ['Im Konto oder in der Bewerbung: dort ist es ein Kästchen.'],
    accessibility: ['Ein benannter Bereich mit Überschrift (Ebene durch `level`).', 'Der Newsletter sagt „du“, sonst nichts im Produkt.'],
    keyboard: [['Tab', 'durch das Formular']],
  }),
  args: {
    children: (
      <form className="sw:grid sw:gap-4" onSubmit={(event) => event.preventDefault()}>
        <TextField type="email" label="E-Mail" />
        <Button type="submit" variant="primary">
          Newsletter abonnieren
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof NewsletterSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Neue Stellen, direkt zu dir' }));
    await expect(section.getByRole('textbox', { name: 'E-Mail' })).toBeVisible();
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[320px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };
