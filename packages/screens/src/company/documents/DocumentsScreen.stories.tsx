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
    const table = canvas.getByRole('table', { name: 'Beispieldaten' });
    const rows = () => [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
    const active = [
      ['Vorlage Arbeitsvertrag', 'Vorlage', '180 KB', '14.09.2026'],
      ['Datenschutzhinweise für Bewerbende', 'Hinweis', '94 KB', '02.08.2026'],
      ['Unternehmensdarstellung', 'Präsentation', '4,3 MB', '23.06.2026'],
    ];
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(rows()).toEqual(active);
    await userEvent.click(canvas.getByRole('button', { name: /^Archiviert/ }));
    await expect(rows()).toEqual([
      ['Vorlage Arbeitsvertrag, Fassung 2024', 'Vorlage', '168 KB', '10.01.2024'],
      ['Messeplan Hannover', 'Plan', '1,2 MB', '28.03.2025'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Aktiv/ }));
    await expect(rows()).toEqual(active);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
