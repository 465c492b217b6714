import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { guide } from '@stellwerk/testing/guidance';
import { JobForm } from './JobForm';
import { emptyForm, filled, optionsOf } from './story-data';

const meta = {
  title: 'Formulare/Stellenanzeige: Eintritt und Befristung',
  component: JobForm,
  parameters: guide({
    when: ['Angaben aus einem Wort oder einem Tag; Hinweise stehen unter „Stellenanzeige“.'],
    whenNot: ['Für einen Tag allein: `DateField`.'],
    accessibility: ['Das Datum erscheint hinter der Auswahl, die danach fragt, und hat eine eigene Beschriftung.'],
    keyboard: [['Tab', 'von der Auswahl zum Datum']],
  }),
  args: { ...emptyForm, defaultValues: filled },
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Stellenanzeige erstellen' }));
const choose = (canvas: Canvas, name: string, option: string) => userEvent.selectOptions(canvas.getByLabelText(name), option);

async function typeDay(canvas: Canvas, name: RegExp, digits: string): Promise<HTMLElement> {
  const day = await canvas.findByRole('group', { name });
  day.focus();
  await expect(within(day).getByRole('spinbutton', { name: /^Tag,/ })).toHaveFocus();
  await userEvent.keyboard(digits);
  return day;
}

/** An answer that asks for a date is refused without one; the date is the value. */
export const MitDatum: Story = {
  name: 'Mit Datum',
  play: async ({ canvas, args }) => {
    await expect(optionsOf(canvas.getByLabelText('Eintrittstermin (optional)'))).toEqual(['Ab sofort', 'Ab einem Datum']);
    await expect(optionsOf(canvas.getByLabelText('Befristung (optional)'))).toEqual(['Unbefristet', 'Befristet']);
    await choose(canvas, 'Eintrittstermin (optional)', 'Ab einem Datum');
    await choose(canvas, 'Befristung (optional)', 'Befristet');
    const start = await canvas.findByRole('group', { name: /^Eintritt ab/ });
    await send(canvas);
    await waitFor(() => expect(start).toHaveAccessibleDescription(/^Bitte geben Sie ein gültiges Datum an\./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await typeDay(canvas, /^Eintritt ab/, '01042027');
    await typeDay(canvas, /^Befristet bis/, '31122028');
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ startsOn: '2027-04-01', contract: '2028-12-31' }),
        expect.anything(),
      ),
    );
  },
};

/** A fixed-term contract need not name its end. */
export const OhneDatum: Story = {
  name: 'Ohne Datum',
  args: { defaultValues: { ...filled, startsOn: '2027-04-01', contract: '2028-12-31' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Eintrittstermin (optional)')).toHaveDisplayValue('Ab einem Datum');
    await expect(await canvas.findByRole('group', { name: /^Befristet bis/ })).toBeVisible();
    await choose(canvas, 'Eintrittstermin (optional)', 'Ab sofort');
    await choose(canvas, 'Befristung (optional)', 'Unbefristet');
    await expect(canvas.queryByRole('group', { name: /^(?:Eintritt ab|Befristet bis)/ })).toBeNull();
    await choose(canvas, 'Befristung (optional)', 'Befristet');
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ startsOn: 'immediately', contract: 'temporary' }),
        expect.anything(),
      ),
    );
  },
};
