import { readApplication } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { OwnApplicationCard } from './OwnApplicationCard';

const application = readApplication({
  id: 30418,
  firstName: 'Annika',
  lastName: 'Brandt',
  status: 'SUBMITTED',
  createdAt: '2026-11-20T08:00:00.000Z',
  jobOffer: {
    id: 4821,
    title: 'Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)',
    city: 'Hamburg',
    companyId: { name: 'Nordbahn Signaltechnik GmbH' },
  },
});

const meta = {
  title: 'Muster/Eigene Bewerbung',
  component: OwnApplicationCard,
  parameters: guide({
    when: ['In der Liste und im Detail der eigenen Bewerbungen: Stelle, Stand, Weg und was noch möglich ist.'],
    whenNot: ['Auf der Unternehmensseite: `ApplicationCard`.'],
    accessibility: [
      'Die Überschrift ist der Verweis zum Detail; ihre Ebene bestimmt `level`.',
      '„Bewerbung zurückziehen“ gibt es nur, solange der Stand „Eingereicht“ lautet; die Seite fragt vorher nach (W35).',
      'Der Tag der Löschung steht als Satz da.',
    ],
    keyboard: [
      ['Tab', 'Titel, dann die Schaltflächen'],
      ['Eingabe, Leertaste', 'folgt, drückt'],
    ],
  }),
  args: { application, href: '/applications/30418', onWithdraw: fn(), onExport: fn(), onErase: fn() },
} satisfies Meta<typeof OwnApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eingereicht: Story = {
  parameters: { spec: ['AC10'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /Fachplanerin/ })).toHaveAttribute('href', '/applications/30418');
    await expect(canvas.getByText('Nordbahn Signaltechnik GmbH, Hamburg')).toBeVisible();
    const withdraw = canvas.getByRole('button', { name: /^Bewerbung zurückziehen: Fachplanerin/ });
    await userEvent.click(withdraw);
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const Interview: Story = {
  parameters: { spec: ['AC10'] },
  args: {
    application: {
      ...application,
      status: 'INTERVIEW_SCHEDULED',
      history: [{ status: 'INTERVIEW_SCHEDULED', date: '2026-11-22T08:00:00.000Z', byCompany: true, by: '', note: '' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Bewerbung zurückziehen/ })).toBeNull();
    await expect(canvas.getByText('Bewerbungsnummer 30418')).toBeVisible();
  },
};

export const Abgelehnt: Story = {
  args: {
    application: {
      ...application,
      status: 'REJECTED',
      history: [{ status: 'REJECTED', date: '2026-11-22T08:00:00.000Z', byCompany: true, by: '', note: '' }],
      eraseAt: '2027-05-22T08:00:00.000Z',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ihre Unterlagen werden am 22.05.2027 gelöscht.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Jetzt löschen: / })).toBeVisible();
  },
};

export const OhneUnternehmen: Story = {
  args: { application: { ...application, job: { ...application.job, company: { ...application.job.company, name: '' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Unternehmensinformationen nicht verfügbar/)).toBeVisible();
  },
};

export const Dunkel: Story = { ...Abgelehnt, globals: { theme: 'dark' } };

export const NurLesen: Story = {
  args: { href: undefined, onWithdraw: undefined, onExport: undefined, onErase: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
