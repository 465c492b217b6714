import { APPLICATION_STATUSES, companyStatusLabels, readApplication } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApplicationCard } from './ApplicationCard';

const application = readApplication({
  id: 20461,
  candidateName: 'Sophie Nguyen',
  email: 'sophie.nguyen@example.org',
  phone: '+49 421 5550142',
  status: 'IN_REVIEW',
  createdAt: '2026-11-19T10:00:00.000Z',
  rating: 3,
  notes: 'Telefonat am 19.11.: sehr gute SQL-Kenntnisse.',
  jobOffer: { id: 1, title: 'Werkstudent:in Datenanalyse Kraftfahrt', city: 'Bremen', workingModel: 'Büro' },
  documents: [{ id: 1, kind: 'resume', name: 'Lebenslauf_Nguyen.pdf', size: 1000, contentType: 'application/pdf' }],
});

const meta = {
  title: 'Muster/Bewerbungskarte',
  component: ApplicationCard,
  args: {
    application,
    open: true,
    onOpenChange: fn(),
    onStatus: fn(),
    onRate: fn(),
    onSaveNotes: fn(),
    documentHref: (document) => `/api/public/media/cv/${document.name}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Geschlossen: Story = {
  args: { open: false },
  render: function Page(args) {
    const [open, setOpen] = useState(args.open);
    return <ApplicationCard {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async ({ canvas }) => {
    for (const text of ['Sophie Nguyen', 'Werkstudent:in Datenanalyse Kraftfahrt', '19.11.2026'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByText('In Bearbeitung')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'sophie.nguyen@example.org' })).toBeNull();
    await userEvent.click(canvas.getByText('Sophie Nguyen'));
    await expect(canvas.getByRole('link', { name: 'sophie.nguyen@example.org' })).toBeVisible();
  },
};

export const Offen: Story = {
  parameters: { spec: ['CA23', 'CA24', 'CA25', 'CA26', 'CA27', 'CA81'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'sophie.nguyen@example.org' })).toHaveAttribute(
      'href',
      'mailto:sophie.nguyen@example.org',
    );
    await expect(canvas.getByRole('link', { name: '+49 421 5550142' })).toHaveAttribute('href', 'tel:+494215550142');
    const resume = canvas.getByRole('link', { name: /PDF/ });
    await expect(resume).toHaveAttribute('target', '_blank');

    const group = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(
      APPLICATION_STATUSES.map((status) => companyStatusLabels[status]),
    );
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('In Bearbeitung');
    await userEvent.click(group.getByRole('button', { name: 'In Bearbeitung' }));
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(group.getByRole('button', { name: 'Angebot gemacht' }));
    await expect(args.onStatus).toHaveBeenCalledWith('OFFER_MADE');

    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: /4/ }));
    await expect(args.onRate).toHaveBeenCalledWith(4);

    await userEvent.click(canvas.getByRole('button', { name: 'Notizen bearbeiten' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notizen' }), ' Gut.');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(args.onSaveNotes).toHaveBeenCalledWith('Telefonat am 19.11.: sehr gute SQL-Kenntnisse. Gut.');
  },
};

export const OhneTelefonUndLebenslauf: Story = {
  parameters: { spec: ['CA23', 'CA27'] },
  args: { application: { ...application, phone: '', documents: [], rating: null, notes: '' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('a[href^="tel:"]')).toBeNull();
    await expect(canvas.queryByText(/PDF/)).toBeNull();
  },
};

export const ImPanel: Story = {
  parameters: { spec: ['CA36', 'CA56', 'EN10'] },
  args: { statusSet: 'panel', application: { ...application, status: 'WITHDRAWN' } },
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Status der Bewerbung' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Neu',
      'Angesehen',
      'Kontaktiert',
      'Interview',
      'Angebot',
      'Eingestellt',
      'Abgelehnt',
    ]);
    await userEvent.click(group.getByRole('button', { name: 'Kontaktiert' }));
    await expect(args.onStatus).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, Status ändern' }));
    await expect(args.onStatus).toHaveBeenCalledWith('contacted');
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { globals: { theme: 'dark' } };
