import { fixtures, inboxMessageWire, messagePageWire, messageWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asked } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswersFor } from './story-answers';

const ofCompany = <Row extends { readonly companyId: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ companyId }) => companyId === 1);

const messages = ofCompany(fixtures.messages);
const unread = messages.filter(({ recipientType, isRead }) => recipientType === 'company' && !isRead);

const meta = {
  title: 'Unternehmen/Nachrichten mit Beispieldaten',
  ...asDemoUser('owner', {
    ...companyAnswersFor('OWNER'),
    companyMessages: ({ query }) =>
      messagePageWire(
        messages.map((row) => messageWire(fixtures, row)),
        query,
        'company',
      ),
    unreadMessages: () => ({ own: 0, companies: [{ companyId: 1, unread: unread.length }], platform: null }),
    messageApplicants: () => [{ id: 5, firstName: 'Amelie', lastName: 'Thorwald' }],
    sendMessage: () => inboxMessageWire(fixtures, given(messages[0])),
  }),
  args: {
    at: '/company/1/dashboard?tab=messages&action=new&to=5',
    pages: { '/company/:companyId/dashboard': CompanyDashboardRoute },
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs of every page of the company show the counts. */
export const ZahlenImRahmen: Story = {
  name: 'Neue Bewerbungen und ungelesene Nachrichten im Rahmen',
  args: { at: '/company/1/dashboard?tab=messages' },
  play: async ({ canvas }) => {
    const fresh = ofCompany(fixtures.applications).filter(({ status }) => status === 'SUBMITTED');
    for (const [tab, { length }] of [
      ['Bewerbungen', fresh],
      ['Nachrichten', unread],
    ] as const)
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: new RegExp(`^${tab}`) })).toHaveTextContent(new RegExp(`^${tab}\\s*${length}$`)),
      );
  },
};

/** From an application: the receiver is preselected. */
export const AnGenannte: Story = {
  name: 'An eine Person, die der Verweis nennt',
  parameters: { spec: ['O40'] },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Nachricht' }));
    await waitFor(() => expect(dialog.getByLabelText('Empfänger')).toHaveDisplayValue('Amelie Thorwald'));
    await userEvent.type(dialog.getByLabelText('Betreff'), 'Ihr Gespräch');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Passt Dienstag?');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
    await expect(asked('sendMessage').map(({ body }) => body)).toEqual([
      {
        companyId: 1,
        senderType: 'company',
        recipientType: 'user',
        userId: 5,
        requestKey: expect.any(String),
        subject: 'Ihr Gespräch',
        content: 'Passt Dienstag?',
      },
    ]);
  },
};
