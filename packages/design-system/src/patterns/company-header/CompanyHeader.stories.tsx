import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '../../../../../scripts/testing/stories';
import { guide } from '../../../../../.storybook/docs/guidance';
import { CompanyHeader } from './CompanyHeader';

const base = '/company/1/dashboard';
const words = ['Dashboard', 'Bewerbungen', 'Nachrichten', 'Stellenanzeigen', 'Team', 'Fokusseiten', 'Dokumente'];
const keys = ['dashboard', 'applications', 'messages', 'jobs', 'team', 'focus', 'documents'];
const counts: Readonly<Record<string, number>> = { applications: 23, messages: 3 };

const meta = {
  title: 'Muster/Kopf des Unternehmens',
  component: CompanyHeader,
  parameters: {
    ...guide({
      when: [
        'Als Kopf jeder Seite der Unternehmensseite: Unternehmen, Wechsel, Einstellungen, Bereiche.',
        'Ab 800 px stehen die Bereiche als Reihe, darunter im Menü.',
      ],
      whenNot: ['Auf öffentlichen Seiten: dort steht der öffentliche Kopf der Anwendung.'],
      accessibility: [
        'Ein `header` mit einer benannten Navigation; der offene Bereich trägt `aria-current`.',
        'Wechsel und Menü sind Schaltflächen, die sagen, ob sie offen sind (`aria-expanded`). Escape schließt und gibt den Fokus zurück.',
        'Laden und Fehler im Wechsel werden vorgelesen; der Fehler bietet einen neuen Versuch.',
        'Ein Druck daneben oder das Verlassen mit Tab schließt den Wechsel.',
      ],
      keyboard: [
        ['Tab', 'Marke, Wechsel, Einstellungen, Bereiche'],
        ['Eingabe, Leertaste', 'öffnet und schließt Wechsel und Menü'],
        ['Escape', 'schließt den Wechsel, der Fokus geht auf seine Schaltfläche'],
      ],
    }),
    layout: 'fullscreen',
  },
  args: {
    company: { id: '1', name: 'Weserbund Versicherungen AG', logoUrl: '', industry: 'Versicherungen', city: 'Bremen' },
    brandHref: '/dashboard',
    settingsHref: '/company/1/settings',
    createHref: '/company/create',
    tabs: keys.map((key, index) => ({
      href: `${base}?tab=${key}`,
      label: words[index] ?? key,
      count: counts[key],
      current: key === 'applications',
    })),
    switcher: {
      companies: [
        { id: '1', name: 'Weserbund Versicherungen AG', logoUrl: '', href: '/company/1/dashboard' },
        { id: '2', name: 'Oldenburger Rechtsschutzversicherungsgesellschaft mbH', logoUrl: '', href: '/company/2/dashboard' },
        { id: '3', name: 'Hafenstrom Energie eG', logoUrl: '', href: '/company/3/dashboard' },
      ],
    },
    onSwitcherOpen: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof CompanyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {
  parameters: { spec: ['CD13', 'CD14', 'CD15'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Weserbund Versicherungen AG')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-logo.png');
    await expect(canvas.getByText('Versicherungen · Bremen')).toBeVisible();
    await expect(canvasElement.querySelector('a[href="/company/1/settings"]')).toHaveTextContent('Einstellungen');
  },
};

export const Wechseln: Story = {
  parameters: { spec: ['CD16', 'CD18'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unternehmen wechseln' });
    await userEvent.click(button);
    await expect(args.onSwitcherOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Hafenstrom Energie eG' })).toHaveAttribute('href', '/company/3/dashboard');
    await expect(canvas.getByRole('link', { name: /Weserbund/, current: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Hafenstrom Energie eG' })).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Hafenstrom Energie eG' })).toBeVisible();
  },
};

export const WechselnFehlgeschlagen: Story = {
  args: { switcher: { error: 'Serverfehler beim Laden der Unternehmen. Bitte versuchen Sie es später erneut.', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen wechseln' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Serverfehler beim Laden der Unternehmen.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect('onRetry' in args.switcher && args.switcher.onRetry).toHaveBeenCalledOnce();
  },
};

export const WechselnLädt: Story = {
  args: { switcher: { loading: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen wechseln' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const MenüAufDemTelefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // The button is there in narrow windows only; at any width it says what it opens.
    const toggle = canvas.getByText('Menü').closest('button');
    if (!toggle) throw new Error('Die Schaltfläche fehlt.');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.click();
    const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    if (!menu) throw new Error('Das Menü fehlt.');
    const links = await within(menu).findAllByText(/./, { selector: 'a' });
    await expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Bewerbungen23',
      'Nachrichten3',
      'Stellenanzeigen',
      'Team',
      'Fokusseiten',
      'Dokumente',
      'Einstellungen',
    ]);
    await expect(links[1]).toHaveAttribute('aria-current', 'page');
  },
};

export const Dunkel: Story = { ...Wechseln, globals: { theme: 'dark' } };

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: {
    company: {
      id: '1',
      name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit',
      logoUrl: '/images/gibt-es-nicht.svg',
      industry: 'Versicherungsvermittlungsdienstleistungen',
      city: 'Mönchengladbach',
    },
  },
};

export const EinUnternehmen: Story = {
  args: { switcher: { companies: [{ id: '1', name: 'Weserbund Versicherungen AG', logoUrl: '', href: '/company/1/dashboard' }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen wechseln' }));
    await expect(within(canvas.getByText('Ihre Unternehmen').parentElement ?? document.body).getAllByRole('listitem')).toHaveLength(1);
  },
};

// Many companies scroll within the list; the page stays where it is.
export const DreihundertUnternehmen: Story = {
  args: {
    switcher: {
      companies: Array.from({ length: 300 }, (_, index) => ({
        id: `${index}`,
        name: `Gesellschaft ${index + 1}`,
        logoUrl: '',
        href: `/company/${index}/dashboard`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen wechseln' }));
    const list = canvas.getByRole('link', { name: 'Gesellschaft 300' }).closest('ul');
    await expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? Infinity);
    await expect(canvas.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toBeVisible();
  },
};

// The list goes when the focus leaves it.
export const WechselnMitTastatur: Story = {
  name: 'Wechseln mit Tastatur',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Unternehmen wechseln' }).focus();
    await userEvent.keyboard('{Enter}');
    for (const name of [/Weserbund/, /Oldenburger/, /Hafenstrom/, 'Neues Unternehmen erstellen']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Neues Unternehmen erstellen' })).toBeNull());
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
