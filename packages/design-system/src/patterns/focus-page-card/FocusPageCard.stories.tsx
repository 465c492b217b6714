import type { FocusPage } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { FocusPageCard } from './FocusPageCard';

const page: FocusPage = {
  id: '1',
  title: 'Software bei Weserbund',
  description: 'Wie dreizehn Teams ein Haus von 1894 auf neue Technik stellen.',
  content: '',
  status: 'published',
  industry: { id: '1', name: 'IT und Software' },
  website: '',
  slogan: 'Technik, die ihr Wort hält.',
  featured: true,
  coverUrl: '/images/covers/weserbund-software.svg',
  slug: 'software-bei-weserbund',
  version: 1,
  views: 812,
  createdAt: '2026-07-23T10:00:00.000Z',
};

const meta = {
  title: 'Muster/Fokusseite',
  component: FocusPageCard,
  parameters: guide({
    when: ['Im Raster der Fokusseiten eines Unternehmens: Titelbild, Stand, Aufrufe und was man tun darf.'],
    whenNot: ['Für die Seite selbst, wie Besuchende sie sehen: die Ansicht unter /showcase.'],
    accessibility: [
      'Stand ist Ring und Wort; das Titelbild ist Schmuck und fehlt mit Worten („Noch kein Titelbild“).',
      'Jede Schaltfläche nennt die Seite („Bearbeiten: Software bei Weserbund“).',
      'Archivieren gibt es nur im Formular; die Karte schaltet zwischen Entwurf und veröffentlicht.',
    ],
    keyboard: [
      ['Tab', 'Veröffentlichen, Vorschau, Bearbeiten, Löschen'],
      ['Eingabe, Leertaste', 'drückt'],
    ],
  }),
  args: { page, onPreview: fn(), onEdit: fn(), onToggle: fn(), onDelete: fn() },
  decorators: [(Story) => <div className="sw:max-w-[384px]">{Story()}</div>],
} satisfies Meta<typeof FocusPageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Veröffentlicht: Story = {
  parameters: { spec: ['CF06'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Veröffentlicht')).toBeVisible();
    await expect(canvas.getByText('IT und Software · 812 Aufrufe · Erstellt am 23.07.2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Zurückziehen/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vorschau: Software bei Weserbund' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten: Software bei Weserbund' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Software bei Weserbund' }));
    for (const call of [args.onToggle, args.onPreview, args.onEdit, args.onDelete]) await expect(call).toHaveBeenCalledOnce();
  },
};

export const Entwurf: Story = {
  parameters: { spec: ['CF06', 'MD06'] },
  args: { page: { ...page, status: 'draft', coverUrl: '', featured: false, slogan: '', industry: null, views: 1 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Entwurf')).toBeVisible();
    await expect(canvas.getByText('Noch kein Titelbild')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-image.png');
    await expect(canvas.getByText(/^1 Aufruf ·/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Veröffentlichen/ })).toBeVisible();
  },
};

export const Archiviert: Story = {
  parameters: { spec: ['CF06', 'CF07'] },
  args: { page: { ...page, status: 'archived' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archiviert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /[Aa]rchiv/ })).toBeNull();
  },
};

export const DefektesBild: Story = {
  parameters: { spec: ['MD06'] },
  args: { page: { ...page, coverUrl: '/images/gibt-es-nicht.png' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Keine Vorschau möglich')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-image.png');
  },
};

export const NurLesen: Story = {
  args: { onEdit: undefined, onToggle: undefined, onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: {
    page: {
      ...page,
      title: 'Rechtsschutzversicherungsgesellschaftsabteilungsleitung',
      slogan: 'Verantwortungsbewusstseinsförderung seit achtzehnhundertvierundneunzig.',
      description: 'Ein sehr langer Absatz über das Haus und seine Teams. '.repeat(12),
    },
  },
};

export const Tastatur: Story = {
  play: async ({ args }) => {
    for (const call of [args.onToggle, args.onPreview, args.onEdit, args.onDelete]) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(call).toHaveBeenCalledOnce();
    }
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
