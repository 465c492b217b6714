import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { Banner } from './Banner';

const meta = {
  title: 'Bausteine/Hinweisband',
  component: Banner,
  args: { children: 'Ihre Bewerbung wurde erfolgreich übermittelt!' },
  parameters: guide({
    when: ['Eine Nachricht, die neben dem Inhalt stehen bleibt: Frist abgelaufen, Unternehmen inaktiv, Laden gescheitert.'],
    whenNot: [
      'Für kurze Rückmeldungen, die wieder gehen: `ToastProvider`.',
      'Wo statt des Inhalts ein Fehler steht: `ErrorState`; für Fehler in Eingaben: `ErrorSummary`.',
    ],
    accessibility: [
      'Der Ton steht als Wort davor („Fehler:“), nicht nur als Farbe.',
      'Erscheint es nach einer Handlung, wird es mit `live` angesagt: `alert` bei Fehlern, `status` sonst. Steht es von Anfang an da, bleibt es stumm.',
    ],
    keyboard: [['Tab', 'zu den Schaltflächen im Band, wenn es welche gibt']],
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  render: () => (
    <div className="sw:grid sw:gap-3">
      <Banner>Die Bewerbungsfrist für diese Stelle ist am 20.11.2026 abgelaufen.</Banner>
      <Banner tone="success">Ihre Bewerbung wurde erfolgreich übermittelt!</Banner>
      <Banner tone="warning" actions={<Button size="sm">Unternehmen aktivieren</Button>}>
        Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.
      </Banner>
      <Banner tone="error" title="Fehler beim Laden der Bewerbungen">
        Bitte versuchen Sie es später erneut.
      </Banner>
    </div>
  ),
};
export const Dunkel: Story = { ...Alle, globals: { theme: 'dark' } };

export const Vorgelesen: Story = {
  args: { tone: 'error', live: 'alert', children: 'Status konnte nicht aktualisiert werden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler: Status konnte nicht aktualisiert werden');
  },
};
/** The icon is aligned with the first line, whatever is beside it. */
export const MitAktion: Story = {
  name: 'Mit Aktion',
  args: { tone: 'warning', actions: <Button>Unternehmen aktivieren</Button>, children: 'Dieses Unternehmen ist inaktiv.' },
  play: async ({ canvas, canvasElement }) => {
    const middle = (element: Element | null) => {
      const { top, height } = (element ?? canvasElement).getBoundingClientRect();
      return top + height / 2;
    };
    const labels = document.createRange();
    labels.selectNodeContents(canvas.getByText(/inaktiv/));
    const line = labels.getClientRects()[labels.getClientRects().length - 1];
    if (!line) throw new Error('The text is not rendered');
    await expect(Math.abs(middle(canvasElement.querySelector('svg')) - (line.top + line.height / 2))).toBeLessThanOrEqual(2);
    await expect(Math.abs(middle(canvas.getByRole('button')) - (line.top + line.height / 2))).toBeLessThanOrEqual(2);
  },
};
export const Ruhig: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    tone: 'warning',
    title: 'Rechtsschutzversicherungsgesellschaftsverbund',
    children: 'Die Donaudampfschifffahrtsgesellschaft wird nicht öffentlich angezeigt.',
    actions: <Button size="sm">Unternehmen aktivieren</Button>,
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
