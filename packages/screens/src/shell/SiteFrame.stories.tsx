import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { press } from '@stellwerk/testing/stories';
import { StoryFrame } from '../testing/story-frame';
import { SiteFrame } from './SiteFrame';

const meta = {
  title: 'Öffentlich/Kopf und Fuß',
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryFrame path="/jobs?search=Pflege">{Story()}</StoryFrame>],
  args: {
    pathname: '/jobs',
    search: '?search=Pflege',
    supportHref: 'mailto:support@stellwerk.example',
    children: <h1 className="sw:min-h-80 sw:text-3xl">Stellenanzeigen</h1>,
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const back = '%2Fjobs%3Fsearch%3DPflege';
const phone = { viewport: { value: 'mobile1' } };

/** Login and registration return to the page. Stories of logged-in people: Konto/Menü im Kopf. */
export const Besucher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', `/login?redirect=${back}`);
    await expect(canvas.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', `/register?redirect=${back}`);
    await expect(canvas.queryByRole('button', { name: 'Menü' })).toBeNull();
    for (const link of canvas.getAllByRole('link', { name: 'Für Unternehmen' }))
      await expect(link).toHaveAttribute('href', '/fuer-unternehmen');
    await expect(canvas.getAllByRole('link', { name: 'Für Unternehmen' })).toHaveLength(2);
  },
};

export const BesucherDunkel: Story = { ...Besucher, name: 'Besucher, dunkel', globals: { theme: 'dark' } };

export const Telefon: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menü' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  },
};

export const TelefonOffen: Story = {
  name: 'Telefon, Menü offen',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Anmelden' })).toBeVisible());
    const menu = within(canvas.getByRole('banner'));
    for (const name of ['Stellenanzeigen', 'Für Unternehmen']) await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Konto erstellen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Tabbing out of the menu closes it; tabbing back to its button keeps it open. */
export const TelefonVerlassen: Story = {
  name: 'Telefon, Menü mit Tab verlassen',
  parameters: { spec: ['WCAG 2.4.11'] },
  globals: phone,
  args: {
    children: (
      <p>
        Danach geht es <a href="#weiter">Weiter</a>.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menü' });
    const isOpen = () => document.querySelector('#menue:popover-open') !== null;
    button.focus();
    await press('{Enter}');
    await waitFor(() => expect(isOpen()).toBe(true));
    await press('{Tab}{Shift>}{Tab}{/Shift}');
    await expect(button).toHaveFocus();
    await expect(isOpen()).toBe(true);
    await press('{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Weiter' })).toHaveFocus();
    await expect(isOpen()).toBe(false);
    // A click on the button still closes it, also with the focus inside.
    await userEvent.click(button);
    await waitFor(() => expect(isOpen()).toBe(true));
    await press('{Tab}');
    await userEvent.click(button);
    await waitFor(() => expect(isOpen()).toBe(false));
  },
};

export const TelefonOffenDunkel: Story = { ...TelefonOffen, name: 'Telefon, Menü offen, dunkel', globals: { theme: 'dark', ...phone } };
