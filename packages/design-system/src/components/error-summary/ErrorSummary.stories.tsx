import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { TextField } from '../text-field';
import { ErrorSummary } from './ErrorSummary';

const meta = {
  title: 'Bausteine/Fehlerübersicht',
  component: ErrorSummary,
  args: {
    title: 'Die Bewerbung wurde noch nicht abgesendet',
    items: [
      { fieldId: 'vorname', message: 'Bitte füllen Sie alle Pflichtfelder aus' },
      { fieldId: 'agb', message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' },
      { message: 'Der Server hat keine Antwort zurückgegeben. Bitte versuchen Sie es später erneut.' },
    ],
  },
  parameters: guide({
    when: ['Über einem Formular, dessen Absenden an Eingaben gescheitert ist.'],
    whenNot: ['Für ein einzelnes Feld allein: der Fehler am Feld genügt.', 'Für Fehler des Servers ohne Bezug zu Feldern: `Banner`.'],
    accessibility: [
      'Nach jedem Versuch geht der Fokus auf die Überschrift; die Liste wird angesagt.',
      'Jeder Fehler mit Feld ist ein Verweis, der das Feld fokussiert.',
    ],
    keyboard: [
      ['Tab', 'von Fehler zu Fehler'],
      ['Eingabe', 'springt zum Feld'],
    ],
  }),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FührtZumFeld: Story = {
  render: (args) => (
    <div className="sw:grid sw:gap-6 sw:max-w-lg">
      <ErrorSummary {...args} />
      <TextField id="vorname" label="Vorname" error="Bitte geben Sie Ihren Vornamen an." />
      <Checkbox
        id="agb"
        label="Ich akzeptiere die Allgemeinen Geschäftsbedingungen"
        error="Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen."
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Bewerbung wurde noch nicht abgesendet');
    await userEvent.click(canvas.getByRole('link', { name: 'Bitte füllen Sie alle Pflichtfelder aus' }));
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="sw:grid sw:gap-6 sw:max-w-lg">
      <ErrorSummary items={attempt > 0 ? [{ message: 'Bitte füllen Sie alle Pflichtfelder aus' }] : []} attempt={attempt} />
      <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
        Bewerbung absenden
      </Button>
    </div>
  );
}

export const NimmtDenFokus: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

function Mended() {
  const [name, setName] = useState('');
  return (
    <div className="sw:grid sw:gap-6 sw:max-w-lg">
      <ErrorSummary items={name === '' ? [{ fieldId: 'name', message: 'Bitte geben Sie Ihren Namen an.' }] : []} attempt={1} />
      <TextField id="name" label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    </div>
  );
}

export const LässtBeimAusbessernDenFokus: Story = {
  name: 'Lässt beim Ausbessern den Fokus',
  render: () => <Mended />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Name');
    await userEvent.type(field, 'A');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.clear(field);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
export const EinFehler: Story = {
  name: 'Ein Fehler',
  args: { items: [{ fieldId: 'vorname', message: 'Bitte füllen Sie alle Pflichtfelder aus' }] },
};
export const OhneFehler: Story = {
  name: 'Ohne Fehler',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { items: [{ fieldId: 'vorname', message: 'Die Rechtsschutzversicherungsgesellschaftsangestelltenbezeichnung fehlt.' }] },
};
export const UnterDemZeiger: Story = { ...hovered };
