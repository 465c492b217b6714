import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitFailure } from '@stellwerk/domain';
import { DesignForm } from './DesignForm';
import { optionsOf } from './story-data';

const meta = {
  title: 'Formulare/Design ändern',
  component: DesignForm,
  parameters: guide({
    when: ['Um das Design und den Profiltyp einer bestehenden Stelle zu ändern (JM76).'],
    whenNot: ['Beim Anlegen: dort ist die Wahl Teil von `JobForm`.'],
    accessibility: [
      'Die Designs sind Optionsfelder mit Bild, Name und Beschreibung; das Bild ist Schmuck.',
      'Angaben des alten Profiltyps bleiben erhalten; das steht am Feld.',
    ],
    keyboard: [
      ['Pfeiltasten', 'von Design zu Design'],
      ['Tab', 'zum Profiltyp und zum Speichern'],
    ],
  }),
  args: {
    defaultValues: { templateType: 'template1', jobProfileType: 'TECH' },
    onSubmit: fn(async (): Promise<SubmitFailure | null> => null),
    onCancel: fn(),
  },
} satisfies Meta<typeof DesignForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wählen: Story = {
  parameters: { spec: ['JM75', 'JM76'] },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Design' }));
    const names = ['Klassisch', 'Moderne Alternative', 'Konservatives Business'];
    await expect(group.getAllByRole('radio')).toHaveLength(3);
    for (const [index, name] of names.entries())
      await expect(group.getByRole('radio', { name })).toHaveAttribute('value', `template${index + 1}`);
    const first = group.getByRole('radio', { name: 'Klassisch' });
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription('Redaktionell, mit Unternehmensspalte');
    await expect(optionsOf(canvas.getByLabelText('Profiltyp'))).toEqual(['Standard', 'Vertrieb', 'Technologie', 'Führungskraft']);
    await expect(canvas.getByLabelText('Profiltyp')).toHaveDisplayValue('Technologie');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(group.getByRole('radio', { name: 'Konservatives Business' })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Profiltyp'), 'Vertrieb');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ templateType: 'template3', jobProfileType: 'SALES' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const WirdGespeichert: Story = {
  args: { onSubmit: fn(() => new Promise<SubmitFailure | null>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Gescheitert: Story = {
  args: { onSubmit: fn(async (): Promise<SubmitFailure | null> => ({ summary: ['Fehler beim Aktualisieren des Templates: 500'] })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fehler beim Aktualisieren des Templates: 500')).toBeVisible();
  },
};

// 320 px wide: the drawings are beside their names.
export const Schmal: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
