import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, narrow } from '@stellwerk/testing/stories';
import { CoverPicture } from './CoverPicture';

const PLACEHOLDER = '/images/placeholders/no-image.png';

const meta = {
  title: 'Muster/Titelbild',
  component: CoverPicture,
  parameters: guide({
    when: ['Für das Titelbild einer Fokusseite: in der Karte und als Vorschau im Formular.'],
    whenNot: ['Für ein Gesicht oder ein Zeichen: `Avatar` und `Logo`.'],
    accessibility: ['Das Bild ist Schmuck; dass es fehlt oder nicht zu zeichnen ist, steht in Worten da.'],
    keyboard: [],
  }),
  args: { url: '/images/covers/weserbund-software.svg' },
  decorators: [(Story) => <div className="sw:max-w-[384px]">{Story()}</div>],
} satisfies Meta<typeof CoverPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Da: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', args.url);
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const Fehlt: Story = {
  args: { url: '' },
  parameters: { spec: ['MD06'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Noch kein Titelbild')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PLACEHOLDER);
  },
};
export const NichtZuZeichnen: Story = {
  name: 'Nicht zu zeichnen',
  args: { url: '/images/gibt-es-nicht.png' },
  parameters: { spec: ['MD06'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Keine Vorschau möglich')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PLACEHOLDER);
  },
};
export const Dunkel: Story = { ...Fehlt, ...dark };
export const Schmal: Story = { ...Fehlt, ...narrow };
