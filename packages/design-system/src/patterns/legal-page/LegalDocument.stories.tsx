import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { LegalDocument } from './LegalDocument';
import type { LegalText } from './legal-text';

const text: LegalText = {
  title: 'Nutzungsbedingungen',
  description: 'Wie Stellwerk benutzt werden darf.',
  sections: [
    { id: 'geltung', title: 'Geltung', blocks: ['Diese Bedingungen gelten für alle, die Stellwerk benutzen.'] },
    {
      id: 'pflichten',
      title: 'Pflichten',
      blocks: ['Wer ein Konto hat,', ['hält das Passwort geheim,', 'macht wahre Angaben.']],
    },
    { id: 'kontakt', title: 'Kontakt', blocks: ['Schreiben Sie an recht@stellwerk.example.'] },
  ],
};

const meta = {
  title: 'Muster/Rechtstext',
  component: LegalDocument,
  parameters: guide({
    when: [
      'Für Geschäftsbedingungen, Datenschutz, Nutzungsbedingungen und Impressum: ein Text in nummerierten Abschnitten mit Verzeichnis.',
      '`version`, wo eine Einwilligung sich auf die Fassung bezieht; `sample`, solange der Text nicht geprüft ist.',
    ],
    whenNot: ['Für Texte aus dem Editor: `RichText`.', 'Für kurze Hinweise in einer Seite: ein Absatz.'],
    accessibility: [
      'Eine Überschrift der Ebene 1, Abschnitte der Ebene 2 als benannte Bereiche mit festem Anker.',
      'Das Verzeichnis ist eine benannte Navigation; es bleibt beim Rollen in Sicht und wird nicht gedruckt.',
      'Mailadressen werden Verweise.',
    ],
    keyboard: [
      ['Tab', 'durch das Verzeichnis, dann durch die Verweise im Text'],
      ['Eingabe', 'springt zum Abschnitt'],
    ],
  }),
  args: { text, version: '2026-11-01' },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitFassung: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible();
    await expect(canvas.getByText('Fassung vom 01.11.2026')).toBeVisible();
    await expect(canvas.queryByText('Mustertext')).toBeNull();
    const links = within(canvas.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link');
    await expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#geltung', '1. Geltung'],
      ['#pflichten', '2. Pflichten'],
      ['#kontakt', '3. Kontakt'],
    ]);
    await expect(within(canvas.getByRole('region', { name: '2. Pflichten' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'recht@stellwerk.example' })).toHaveAttribute('href', 'mailto:recht@stellwerk.example');
  },
};

// A sample says so twice, so that nobody mistakes it for a reviewed text.
export const Mustertext: Story = {
  args: { sample: true, version: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mustertext')).toBeVisible();
    await expect(canvas.getByText(/^Dieser Text ist ein Muster\./)).toBeVisible();
    await expect(canvas.queryByText(/Fassung vom/)).toBeNull();
  },
};

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    for (const name of ['1. Geltung', '2. Pflichten', '3. Kontakt', 'recht@stellwerk.example']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

export const DreihundertAbschnitte: Story = {
  args: {
    text: {
      ...text,
      sections: Array.from({ length: 300 }, (_, index) => ({ id: `abschnitt-${index}`, title: `Abschnitt ${index}`, blocks: ['Text.'] })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '300. Abschnitt 299' })).toHaveAttribute('href', '#abschnitt-299');
  },
};

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: {
    text: {
      ...text,
      title: 'Rechtsschutzversicherungsgesellschaftsvertragsbedingungen',
      sections: [
        {
          id: 'lang',
          title: 'Datenverarbeitungsverantwortlichkeitsübertragungsvereinbarung',
          blocks: ['Rechtsschutzversicherungsgesellschaften '.repeat(12)],
        },
      ],
    },
  },
};

export const Dunkel: Story = { ...dark };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
