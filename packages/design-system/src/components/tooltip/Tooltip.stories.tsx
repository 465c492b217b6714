import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
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

const mouse = { pointerType: 'mouse', relatedTarget: document.body } as const;
const leave = (element: Element) => fireEvent.pointerOut(element, mouse);

/** Points at an element until its hint is there: for half a second after a touch, as an earlier story makes one, a mouse is taken for the browser's imitation of it. */
async function point(element: Element): Promise<HTMLElement> {
  // An earlier story may have left the real pointer where the hint appears, which would hold it open.
  if (import.meta.env.MODE === 'test') await (await import('@stellwerk/testing/emulate')).leave(element);
  return waitFor(() => {
    if (screen.queryByRole('tooltip') === null) {
      leave(element);
      fireEvent.pointerMove(document.body, mouse);
      fireEvent.pointerOver(element, mouse);
    }
    return screen.getByRole('tooltip');
  });
}

export const Zeiger: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const bubble = await point(button);
    const [over, under] = [bubble.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(over.bottom).toBeLessThanOrEqual(under.top);
    leave(button);
    await gone();
  },
};

/** Mail links, downloads and people who stay after all: the page was about to be left and was not. */
export const NachDemBleiben: Story = {
  name: 'Nach dem Bleiben',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await gone();
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(await point(canvas.getByRole('button'))).toBeVisible();
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
