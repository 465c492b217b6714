import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';

/** A form that its result replaces, beside a button that becomes disabled or is removed. */
function Places() {
  const [sent, setSent] = useState(false);
  const [used, setUsed] = useState<'no' | 'off' | 'gone'>('no');
  return (
    <main className="sw:grid sw:max-w-lg sw:justify-items-start sw:gap-6">
      <section className="sw:grid sw:justify-items-start sw:gap-4">
        <h2 data-return-focus="" className="sw:text-xl">
          Nachricht
        </h2>
        {sent ? <p>Gesendet</p> : <Button onClick={() => setSent(true)}>Absenden</Button>}
      </section>
      <TextField label="Betreff" />
      {used !== 'gone' && (
        <>
          <Button disabled={used === 'off'} onClick={() => setUsed('off')}>
            Einmal drücken
          </Button>
          <Button onClick={() => setUsed('gone')}>Entfernen</Button>
        </>
      )}
    </main>
  );
}

const meta = {
  title: 'Grundlagen/Fokus',
  component: Places,
  parameters: {
    docs: {
      description: {
        component:
          'Was den Fokus hat und verschwindet oder gesperrt wird, gibt ihn weiter (`keepFocus`, einmal für die ganze Seite): an das nächste Element mit `data-return-focus`, sonst an das nächste umgebende, das ihn nehmen kann, sonst an den Hauptbereich.',
      },
    },
  },
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

export const GehtWeiter: Story = {
  name: 'Geht an die Überschrift',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Absenden' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nachricht' })).toHaveFocus());
  },
};

export const Hauptbereich: Story = {
  name: 'Geht an den Hauptbereich',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Gesperrt: Story = {
  name: 'Geht von einer gesperrten Schaltfläche weiter',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Einmal drücken' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/**
 * After a click on an empty area nothing shall be focused, even when the previously focused element
 * is removed.
 */
export const Daneben: Story = {
  name: 'Ein Klick daneben bleibt ein Klick daneben',
  play: async ({ canvas, canvasElement }) => {
    const button = document.createElement('button');
    button.textContent = 'Geht gleich';
    canvasElement.append(button);
    button.focus();
    await userEvent.click(canvas.getByRole('heading', { name: 'Nachricht' }));
    await expect(document.body).toHaveFocus();
    button.remove();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(document.body).toHaveFocus();
  },
};
