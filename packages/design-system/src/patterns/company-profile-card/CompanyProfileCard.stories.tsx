import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { CompanyProfileCard, type CompanyProfileCardProps } from './CompanyProfileCard';

const company: CompanyProfileCardProps['company'] = {
  name: 'Weserbund Versicherungen AG',
  logoUrl: '/images/logos/weserbund.svg',
  industry: 'Finanzen und Versicherungen',
  city: 'Bremen',
  size: 'ONE_THOUSAND_ONE_TO_FIVE_THOUSAND',
  foundedYear: 1894,
  website: 'https://www.weserbund.example',
  description: '<p>Versicherung ist Software mit Versprechen.</p>',
};

const meta = {
  title: 'Muster/Unternehmensprofil',
  component: CompanyProfileCard,
  parameters: guide({
    when: ['Wo ein Unternehmen vorgestellt wird: Übersicht der Unternehmensseite, Vorschau des Profils.'],
    whenNot: ['In der Stellenanzeige: dort zeichnet das Design die Spalte des Unternehmens.', 'Zum Bearbeiten: `CompanyProfileForm`.'],
    accessibility: [
      'Eine Überschrift (Ebene durch `level`), Angaben als Liste von Paaren; was unbekannt ist, fehlt.',
      'Die Website sagt, dass sich ein neuer Tab öffnet; eine Adresse ohne http bleibt Text.',
      'Die Beschreibung ist HTML, das der Server gesäubert hat.',
    ],
    keyboard: [
      ['Tab', 'Website, Verweise der Beschreibung, Profil bearbeiten'],
      ['Eingabe', 'folgt dem Verweis'],
    ],
  }),
  args: { company, editHref: '/company/1/settings?tab=company' },
} satisfies Meta<typeof CompanyProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: company.name })).toBeVisible();
    for (const text of ['Finanzen und Versicherungen · Bremen', '1.001-5.000', '1894', 'Versicherung ist Software mit Versprechen.'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /weserbund\.example/ })).toHaveAttribute('href', 'https://www.weserbund.example');
    await expect(canvas.getByRole('link', { name: 'Profil bearbeiten' })).toHaveAttribute('href', '/company/1/settings?tab=company');
  },
};

export const OhneAngaben: Story = {
  args: {
    company: { ...company, logoUrl: '', city: '', size: '', foundedYear: null, website: '', description: '' },
    editHref: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Noch keine Beschreibung.')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/images/placeholders/no-logo.png');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AdresseBleibtText: Story = {
  name: 'Website ohne http bleibt Text',
  args: { company: { ...company, website: 'ftp://archiv.weserbund.example' }, editHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ftp://archiv.weserbund.example')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LangerName: Story = {
  args: { company: { ...company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit' } },
  decorators: [(Story) => <div className="sw:max-w-[320px]">{Story()}</div>],
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const LangeBeschreibung: Story = {
  args: {
    company: {
      ...company,
      description: `<h3>Wer wir sind</h3>${'<p>Rechtsschutzversicherungsgesellschaften brauchen Menschen, die genau hinsehen.</p>'.repeat(12)}<ul><li>Bremen</li><li>Oldenburg</li></ul>`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Wer wir sind' })).toBeVisible();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
