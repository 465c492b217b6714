import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage } from '../shared/story-page';
import { DocumentsScreen } from './DocumentsScreen';

const meta = {
  title: 'Unternehmen/Dokumente',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
} satisfies Meta<typeof DocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ankündigung: Story = {
  parameters: { spec: ['CX01', 'CX02', 'CX03', 'EN37'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demnächst verfügbar')).toBeVisible();
    const rows = () =>
      within(canvas.getByRole('table', { name: 'Beispieldaten' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('rowheader').textContent);
    await expect(rows()).toEqual(['Vorlage Arbeitsvertrag', 'Datenschutzhinweise für Bewerbende', 'Unternehmensdarstellung']);
    for (const text of ['Präsentation', '4,3 MB', '23.06.2026']) await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Archiviert/ }));
    await expect(rows()).toEqual(['Vorlage Arbeitsvertrag, Fassung 2024', 'Messeplan Hannover']);
    await userEvent.click(canvas.getByRole('button', { name: /^Aktiv/ }));
    await expect(rows()).toHaveLength(3);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
