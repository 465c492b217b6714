import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { CompanyHeader } from './CompanyHeader';

const base = '/company/1/dashboard';
const labels = ['Dashboard', 'Bewerbungen', 'Nachrichten', 'Stellenanzeigen', 'Team', 'Fokusseiten', 'Dokumente'];
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
        'Wechsel und Menü sind Schaltflächen, die sagen, ob sie offen sind (`aria-expanded`). Escape schließt den Wechsel und gibt den Fokus zurück.',
        'Laden und Fehler im Wechsel werden vorgelesen; der Fehler bietet einen neuen Versuch.',
        'Der offene Wechsel ist ein Dialog mit eigenem Namen: Der Fokus geht hinein und bleibt darin, ein Klick daneben oder Escape schließt ihn.',
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
      label: labels[index] ?? key,
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

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen wechseln' }));
  await screen.findByRole('dialog', { name: 'Ihre Unternehmen' });
};

export const Geschlossen: Story = {
  parameters: { spec: ['CD13', 'CD14', 'CD15'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Weserbund Versicherungen AG')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-logo.png');
    await expect(canvas.getByText('Versicherungen · Bremen')).toBeVisible();
    await expect(canvasElement.querySelector('a[href="/company/1/settings"]')).toHaveTextContent('Einstellungen');
  },
};

export const DefektesLogo: Story = {
  args: { company: { id: '1', name: 'Weserbund Versicherungen AG', logoUrl: '/images/gibt-es-nicht.svg', industry: '', city: '' } },
  parameters: { spec: ['MD06'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-logo.png'));
  },
};

export const OhneUnternehmen: Story = {
  name: 'Unternehmen noch nicht da',
  args: { company: undefined, account: () => <button type="button">Konto</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stellwerk' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Konto' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Wechseln: Story = {
  parameters: { spec: ['CD16', 'CD18'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unternehmen wechseln' });
    await open(canvas);
    await expect(args.onSwitcherOpen).toHaveBeenCalledOnce();
    await expect(screen.getByRole('link', { name: 'Hafenstrom Energie eG' })).toHaveAttribute('href', '/company/3/dashboard');
    await expect(screen.getByRole('link', { name: /Weserbund/, current: true })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toHaveAttribute('href', '/company/create');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: 'Hafenstrom Energie eG' })).toBeVisible();
  },
};

export const WechselnFehlgeschlagen: Story = {
  args: { switcher: { error: 'Serverfehler beim Laden der Unternehmen. Bitte versuchen Sie es später erneut.', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('alert')).toHaveTextContent('Serverfehler beim Laden der Unternehmen.');
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await expect('onRetry' in args.switcher && args.switcher.onRetry).toHaveBeenCalledOnce();
  },
};

export const WechselnLädt: Story = {
  args: { switcher: { loading: true } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const MenüAufDemTelefon: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    // The button is visible in narrow windows only; its state is correct at any width.
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
    await open(canvas);
    await expect(within(screen.getByRole('dialog', { name: 'Ihre Unternehmen' })).getAllByRole('listitem')).toHaveLength(1);
  },
};

// Many companies scroll within the list; the page does not scroll.
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
    await open(canvas);
    const list = screen.getByRole('link', { name: 'Gesellschaft 300' }).closest('ul');
    await expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? Infinity);
    await expect(screen.getByRole('link', { name: 'Neues Unternehmen erstellen' })).toBeVisible();
  },
};

// The focus stays in the open list.
export const WechselnMitTastatur: Story = {
  name: 'Wechseln mit Tastatur',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unternehmen wechseln' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Ihre Unternehmen' })).toHaveFocus());
    for (const name of [/Weserbund/, /Oldenburger/, /Hafenstrom/, 'Neues Unternehmen erstellen', /Weserbund/]) {
      await userEvent.tab();
      await expect(screen.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

// A click outside the list closes it.
export const DanebenGeklickt: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
