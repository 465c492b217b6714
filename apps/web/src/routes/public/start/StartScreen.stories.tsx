import { fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import './start.css';
import { StartScreen } from './StartScreen';

const meta = {
  title: 'Öffentlich/Startseite',
  component: StartScreen,
  decorators: [(Story) => <AppFrame>{Story()}</AppFrame>],
  args: {
    jobs: fixtureJobCards.slice(0, 6),
    total: 248,
    locations: ['Bremen', 'Hamburg', 'Kassel'],
    places: [
      { place: 'Berlin', count: 63 },
      { place: 'Hamburg', count: 41 },
      { place: 'Köln', count: 28 },
      { place: 'Mönchengladbach', count: null },
    ],
    failed: false,
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Die Weiche zur nächsten Stelle.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle 248 Stellenanzeigen' })).toHaveAttribute('href', '/jobs');
    await expect(canvas.getByRole('link', { name: /^Hamburg/ })).toHaveAttribute('href', '/jobs?location=Hamburg');
    await userEvent.type(canvas.getByLabelText('Stichwort'), 'Lok');
    await userEvent.selectOptions(canvas.getByLabelText('Ort'), 'Kassel');
    await userEvent.click(canvas.getByRole('button', { name: 'Stellen finden' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ search: 'Lok', location: 'Kassel' });
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Lädt: Story = { args: { jobs: undefined, total: 0, places: [], locations: [] } };

export const Fehler: Story = {
  args: { jobs: undefined, total: 0, places: [], locations: [], failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Stellenanzeigen');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
