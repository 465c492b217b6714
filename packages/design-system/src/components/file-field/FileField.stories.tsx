import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hoveredAt, narrow } from '@stellwerk/testing/stories';
import { FileField } from './FileField';
import type { FileState } from './FileRow';

const meta = {
  title: 'Bausteine/Dateifeld',
  component: FileField,
  args: {
    label: 'Lebenslauf (oder LinkedIn-Profil)',
    hint: 'PDF, DOC oder DOCX, höchstens 10 MB',
    accept: '.pdf,.doc,.docx',
    file: null,
    onSelect: fn(),
    onRemove: fn(),
    className: 'sw:max-w-80',
  },
  parameters: guide({
    when: ['Eine Datei auswählen oder ablegen: Lebenslauf, Anschreiben, Logo.'],
    whenNot: ['Für mehrere Dateien auf einmal: je Datei ein Feld, damit jede ihren Stand zeigt.'],
    accessibility: [
      'Ein echtes Dateifeld mit Namen; Ablegen ist nie der einzige Weg.',
      'Fortschritt und Fehler werden angesagt; nach dem Entfernen geht der Fokus ins Feld zurück.',
      'Erlaubte Formate und Größe stehen vorher da.',
    ],
    keyboard: [
      ['Tab', 'zum Feld, dann zu „entfernen“'],
      ['Eingabe, Leertaste', 'öffnet die Auswahl des Geräts oder drückt „entfernen“'],
    ],
  }),
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const cv = new File(['%PDF-1.7'], 'Lebenslauf_Annika_Brandt.pdf', { type: 'application/pdf' });

export const Leer: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/^Lebenslauf \(oder LinkedIn-Profil\)/);
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(input).toHaveAccessibleDescription('PDF, DOC oder DOCX, höchstens 10 MB');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, cv);
    await expect(args.onSelect).toHaveBeenCalledWith(cv);
  },
};

export const Ablegen: Story = {
  play: async ({ args, canvas }) => {
    const slot = canvas.getByText('oder ablegen', { exact: false });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(cv);
    slot.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Hier ablegen')).toBeVisible();
    slot.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'Lebenslauf_Annika_Brandt.pdf' }));
    await waitFor(() => expect(canvas.queryByText('Hier ablegen')).toBeNull());
  },
};

export const Gewählt: Story = {
  args: { file: { name: 'Lebenslauf_Annika_Brandt.pdf', size: 1_258_291, state: 'chosen' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,2 MB')).toBeVisible();
    await expect(canvas.getByLabelText(/^Lebenslauf/, { selector: 'input' })).toHaveAccessibleDescription(
      'Lebenslauf_Annika_Brandt.pdf 1,2 MB',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lebenslauf_Annika_Brandt.pdf entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/^Lebenslauf/, { selector: 'input' })).toHaveFocus();
  },
};

export const WirdHochgeladen: Story = {
  args: {
    label: 'Anschreiben',
    optional: true,
    file: { name: 'Anschreiben_Signaltechnik_November_2026.docx', size: 3_565_158, state: 'uploading', progress: 62 },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('62 % von 3,4 MB')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Anschreiben wird hochgeladen' })).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: 'Hochladen abbrechen' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Hochgeladen: Story = { args: { file: { name: 'Lebenslauf_Annika_Brandt.pdf', size: 1_240_000, state: 'uploaded' } } };

export const Abgelehnt: Story = {
  args: {
    label: 'Weitere Dokumente',
    optional: true,
    file: { name: 'Arbeitsproben.pages', size: 5_033_165, state: 'refused' },
    error: 'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX, ZIP',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Andere Datei wählen/, { selector: 'input' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: PDF, DOC, DOCX, ZIP PDF, DOC oder DOCX, höchstens 10 MB Arbeitsproben.pages 4,8 MB, nicht übernommen',
    );
    await expect(canvas.getByText('4,8 MB, nicht übernommen')).toBeVisible();
  },
};

export const AbgelehntDunkel: Story = { ...Abgelehnt, play: undefined, globals: { theme: 'dark' } };

function Slot() {
  const [file, setFile] = useState<FileState | null>(null);
  return (
    <FileField
      label="Lebenslauf"
      file={file}
      onSelect={({ name, size }) => setFile({ name, size, state: 'chosen' })}
      onRemove={() => setFile(null)}
      className="sw:max-w-80"
    />
  );
}

export const Ersetzen: Story = {
  render: () => <Slot />,
  play: async ({ canvas }) => {
    const input = () => canvas.getByLabelText(/^Lebenslauf/, { selector: 'input' });
    await userEvent.upload(input(), cv);
    await expect(canvas.getByRole('button', { name: 'Lebenslauf_Annika_Brandt.pdf entfernen' })).toBeVisible();
    await userEvent.upload(input(), new File(['x'], 'Neu.pdf'));
    await expect(canvas.getByText('Neu.pdf')).toBeVisible();
    await expect(input()).toHaveValue('C:\\fakepath\\Neu.pdf');
    await expect(input()).toHaveAccessibleDescription('Neu.pdf 1 Byte');
    await userEvent.click(canvas.getByRole('button', { name: 'Neu.pdf entfernen' }));
    await expect(canvas.getByText('Datei wählen')).toBeVisible();
    await expect(input()).toHaveValue('');
    // The same file again.
    await userEvent.upload(input(), cv);
    await expect(await canvas.findByRole('button', { name: 'Lebenslauf_Annika_Brandt.pdf entfernen' })).toBeVisible();
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const Gesperrt: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Lebenslauf/, { selector: 'input' })).toBeDisabled();
  },
};
export const LangerName: Story = {
  ...narrow,
  name: 'Langer Name, 320 px',
  args: { file: { name: 'Lebenslauf_Annika_Brandt_Rechtsschutzversicherungsgesellschaften_2026.pdf', size: 422_000, state: 'uploaded' } },
};
export const UnterDemZeiger: Story = { ...hoveredAt((root) => root.querySelector('.sw-slot') ?? root) };
