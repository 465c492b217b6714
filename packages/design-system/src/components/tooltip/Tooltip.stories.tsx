import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow, point } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { Tooltip } from './Tooltip';

const clicked = fn();

const meta = {
  title: 'Bausteine/Kurzhinweis',
  component: Tooltip,
  beforeEach: () => void clicked.mockClear(),
  args: { text: 'Der Verweis gilt 90 Tage.', delay: 0, children: <Button onClick={clicked}>Empfehlungslink kopieren</Button> },
  render: (args) => (
    <div className="sw:grid sw:min-h-30 sw:content-end sw:justify-items-start">
      <Tooltip {...args} />
    </div>
  ),
  parameters: guide({
    when: ['Ein paar Worte mehr zu einem Bedienelement.'],
    whenNot: [
      'Für etwas, das jeder wissen muss: das steht als Hinweis am Feld.',
      'Für Bedienelemente darin.',
      'Als Name einer Symbolschaltfläche: `IconButton` bringt ihn mit.',
      'Auf dem Telefon ist er nicht zu sehen.',
    ],
    accessibility: [
      'Er ist die Beschreibung des Elements und wird mit ihm vorgelesen.',
      'Er bleibt, wenn der Zeiger auf ihn geht, und lässt sich mit Escape verbergen (WCAG 1.4.13).',
    ],
    keyboard: [
      ['Tab', 'auf das Element: zeigt ihn'],
      ['Escape', 'verbirgt ihn, der Fokus bleibt'],
    ],
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Empfehlungslink kopieren' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Der Verweis gilt 90 Tage.');
    await expect(button).toHaveAccessibleDescription('Der Verweis gilt 90 Tage.');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(clicked).toHaveBeenCalledOnce();
  },
};

/** A hover target unrelated to the tooltip. */
const beside: Pick<Story, 'render'> = {
  render: (args) => (
    <div className="sw:grid sw:gap-20">
      <p>Woanders</p>
      <Tooltip {...args} />
    </div>
  ),
};

/**
 * Hovers an element until its tooltip appears. Once is not always enough: an earlier story may have
 * left the pointer there, and for half a second after a touch, mouse events count as emulated.
 */
const hintOf = (element: Element, elsewhere: Element) =>
  waitFor(async () => {
    if (screen.queryByRole('tooltip') === null) {
      await point(elsewhere);
      await point(element);
    }
    return screen.getByRole('tooltip');
  });

export const Zeiger: Story = {
  ...beside,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const elsewhere = canvas.getByText('Woanders');
    const bubble = await hintOf(button, elsewhere);
    const [over, under] = [bubble.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(over.bottom).toBeLessThanOrEqual(under.top);
    await point(elsewhere);
    await gone();
  },
};

/**
 * After mailto links, downloads and cancelled navigation: `beforeunload` fired, but the page
 * stayed.
 */
export const NachDemBleiben: Story = {
  ...beside,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await gone();
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(await hintOf(canvas.getByRole('button'), canvas.getByText('Woanders'))).toBeVisible();
  },
};

export const LangeWorte: Story = {
  args: {
    text: 'Rechtsschutzversicherungsgesellschaften prüfen jede Anfrage einzeln und antworten innerhalb von vierzehn Tagen.',
    placement: 'bottom',
  },
  render: (args) => <Tooltip {...args} />,
  play: async () => {
    await userEvent.tab();
    const bubble = await screen.findByRole('tooltip');
    await expect(bubble.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

export const Dunkel: Story = { play: async () => userEvent.tab(), globals: { theme: 'dark' } };
export const ErzwungeneFarben: Story = {
  ...forcedColors,
  play: async (context) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await forcedColors.play();
    void context;
  },
};
export const Telefon: Story = { ...narrow };
