import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { Banner } from './Banner';

const meta = {
  title: 'Bausteine/Hinweisband',
  component: Banner,
  args: { children: 'Ihre Bewerbung wurde erfolgreich übermittelt!' },
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
export const Ruhig: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
