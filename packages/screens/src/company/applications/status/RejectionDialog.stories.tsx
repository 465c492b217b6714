import { DraftsProvider, type Drafts } from '@stellwerk/design-system/patterns';
import { ApiError, APPLICATION_LIMITS, defaultRejectionText } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { StoryFrame } from '../../../testing/story-frame';
import { rejectionDialog } from './story-questions';
import { RejectionDialog, type RejectionDialogProps } from './RejectionDialog';

const arrives = () => Promise.resolve();

const meta = {
  title: 'Unternehmen/Bewerbungen/Ablehnen',
  component: RejectionDialog,
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
  args: {
    open: true,
    name: 'Amelie Thorwald',
    text: defaultRejectionText,
    draftName: 'rejection-1',
    onReject: fn<RejectionDialogProps['onReject']>(arrives),
    onKeepText: fn(arrives),
    onCancel: fn(),
  },
} satisfies Meta<typeof RejectionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click((await rejectionDialog()).getByRole('button', { name }));
const chooseReason = async () =>
  userEvent.selectOptions((await rejectionDialog()).getByLabelText('Grund'), 'Stelle ist besetzt oder entfällt');

export const Vorgeschlagen: Story = {
  parameters: { spec: ['CA55'] },
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await expect(dialog.getByText('Amelie Thorwald bekommt den Status „Abgelehnt“.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Text an die Person' })).toHaveValue(defaultRejectionText);
    await chooseReason();
    await press('Ja, ablehnen');
    await expect(args.onReject).toHaveBeenCalledWith({ reason: 'JOB_FILLED', message: defaultRejectionText });
    await expect(args.onKeepText).not.toHaveBeenCalled();
  },
};

export const EigenerText: Story = {
  name: 'Eigener Text, für die Stelle gemerkt',
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await chooseReason();
    const field = dialog.getByRole('textbox', { name: 'Text an die Person' });
    await retype(field, 'Wir danken Ihnen.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Als Text für diese Stelle merken' }));
    await press('Ja, ablehnen');
    await expect(args.onKeepText).toHaveBeenCalledWith('Wir danken Ihnen.');
    await expect(args.onReject).toHaveBeenCalledWith({ reason: 'JOB_FILLED', message: 'Wir danken Ihnen.' });
  },
};

/** The login expired during writing: the dialog starts with the draft, and sending deletes it. */
export const Entwurf: Story = {
  name: 'Entwurf von vorhin',
  render: function Kept(args) {
    const [kept] = useState(() => new Map([['rejection-1', 'PAY\nLeider liegen wir beim Gehalt auseinander.']]));
    const drafts: Drafts = {
      read: (name) => kept.get(name),
      write: (name, text) => void (text === undefined ? kept.delete(name) : kept.set(name, text)),
    };
    const [sent, setSent] = useState(false);
    return (
      <DraftsProvider drafts={drafts}>
        <RejectionDialog {...args} onReject={(rejection) => args.onReject(rejection).then(() => setSent(true))} />
        {sent && <output>{kept.size === 0 ? 'Kein Entwurf mehr' : 'Entwurf noch da'}</output>}
      </DraftsProvider>
    );
  },
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await expect(dialog.getByRole('textbox', { name: 'Text an die Person' })).toHaveValue('Leider liegen wir beim Gehalt auseinander.');
    await expect(dialog.getByLabelText('Grund')).toHaveValue('PAY');
    await expect(dialog.getByText('Das ist Ihr Entwurf von vorhin. Er ist noch nicht gesendet.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text an die Person' }), ' Alles Gute!');
    await press('Ja, ablehnen');
    await expect(args.onReject).toHaveBeenCalledWith({ reason: 'PAY', message: 'Leider liegen wir beim Gehalt auseinander. Alles Gute!' });
    await expect(await screen.findByText('Kein Entwurf mehr')).toBeInTheDocument();
  },
};

/** Without the permission to edit jobs, only this rejection's text can be changed. */
export const OhneMerken: Story = {
  name: 'Ohne das Recht, den Text zu merken',
  args: { onKeepText: undefined },
  play: async () => {
    await expect((await rejectionDialog()).queryByRole('checkbox')).toBeNull();
  },
};

export const GrundFehlt: Story = {
  parameters: { spec: ['WCAG 4.1.3'] },
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Text an die Person' }));
    await press('Ja, ablehnen');
    await expect(dialog.getByText('Bitte wählen Sie einen Grund.')).toBeVisible();
    await expect(dialog.getByText('Bitte schreiben Sie der Person einen Text.')).toBeVisible();
    await expect(dialog.getByLabelText('Grund')).toHaveFocus();
    await chooseReason();
    await press('Ja, ablehnen');
    await expect(dialog.getByRole('textbox', { name: 'Text an die Person' })).toHaveFocus();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const ZuLang: Story = {
  name: 'Zu langer Text',
  args: { text: 'Leider nicht. '.repeat(APPLICATION_LIMITS.rejection / 10) },
  play: async ({ args }) => {
    await chooseReason();
    await press('Ja, ablehnen');
    await expect((await rejectionDialog()).getByText(/Höchstens|höchstens/)).toBeVisible();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

/** Input is kept, and a second click retries. */
export const Scheitert: Story = {
  args: { onReject: fn<RejectionDialogProps['onReject']>(() => Promise.reject(new Error('500'))) },
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await chooseReason();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text an die Person' }), ' Bis bald.');
    await press('Ja, ablehnen');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Die Bewerbung konnte nicht abgelehnt werden.');
    await expect(dialog.getByRole('textbox', { name: 'Text an die Person' })).toHaveValue(`${defaultRejectionText} Bis bald.`);
    await expect(dialog.getByLabelText('Grund')).toHaveValue('JOB_FILLED');
    await press('Ja, ablehnen');
    await waitFor(() => expect(args.onReject).toHaveBeenCalledTimes(2));
  },
};

/** If saving the text for the job fails, no rejection is sent. */
export const MerkenScheitert: Story = {
  name: 'Merken scheitert',
  args: { onKeepText: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await chooseReason();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Als Text für diese Stelle merken' }));
    await press('Ja, ablehnen');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onReject).not.toHaveBeenCalled();
  },
};

export const InzwischenGeändert: Story = {
  parameters: { spec: ['W34', 'O96'] },
  args: { onReject: fn<RejectionDialogProps['onReject']>(() => Promise.reject(new ApiError('http', 'x', { status: 409 }))) },
  play: async () => {
    await chooseReason();
    await press('Ja, ablehnen');
    await expect(await (await rejectionDialog()).findByRole('alert')).toHaveTextContent('Dieser Eintrag wurde inzwischen geändert.');
  },
};

export const Unterwegs: Story = {
  args: { onReject: fn<RejectionDialogProps['onReject']>(() => new Promise(() => undefined)) },
  play: async () => {
    await chooseReason();
    await press('Ja, ablehnen');
    const dialog = await rejectionDialog();
    await expect(dialog.getByRole('button', { name: /Ja, ablehnen/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Zurückgezogen: Story = {
  args: { withdrawn: true },
  play: async () => {
    await expect((await rejectionDialog()).getByText(/^Die Bewerbung von .* ist zurückgezogen\./)).toBeVisible();
  },
};

/** The reason has the focus, and Escape closes without a confirmation. */
export const Tastatur: Story = {
  play: async ({ args }) => {
    const dialog = await rejectionDialog();
    await waitFor(() => expect(dialog.getByLabelText('Grund')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await press('Abbrechen');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ja, ablehnen' })).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
