import { fixtures, jobWire, referralPublicWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { drafts } from '../../../data/applications/draft';
import { forgetReferral, rememberedReferral, rememberReferral } from '../../../data/referral-memory';
import { answers, never } from '../../../testing/answers';
import { asGuest } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import ApplyRoute from './route';

const JOB = '101';

const meta = {
  title: 'Bewerbung/Formular mit Beispieldaten',
  ...asGuest({
    publicJob: () => jobWire(fixtures, given(fixtures.jobs.find(({ id }) => String(id) === JOB))),
    referral: ({ params }) => referralPublicWire(fixtures, given(fixtures.referrals.find(({ code }) => code === params.code))),
  }),
  args: { at: `/jobs/view/${JOB}/apply`, pages: { '/jobs/view/:id/apply': ApplyRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = { firstName: 'Annika', lastName: 'Brandt', email: 'annika@post.example', phone: '', message: 'Guten Tag' };

/** The code is removed from the URL and from the browser's storage. */
export const OhneEmpfehlung: Story = {
  name: 'Empfehlung entfernen',
  parameters: { spec: ['RF03'] },
  args: { at: `/jobs/view/${JOB}/apply?ref=MC7F2KQW` },
  beforeEach: () => {
    rememberReferral(JOB, 'MC7F2KQW');
    return () => forgetReferral(JOB);
  },
  play: async ({ canvas }) => {
    const named = 'Diese Stelle wurde Ihnen von Miriam Castellanos empfohlen.';
    await expect(await canvas.findByText(named)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Empfehlung entfernen' }));
    await waitFor(() => expect(canvas.queryByText(named)).toBeNull());
    await expect(rememberedReferral(JOB)).toBe('');
  },
};

export const EingabenLöschen: Story = {
  name: 'Eingaben von einem früheren Besuch löschen',
  parameters: { spec: ['AF10'] },
  beforeEach: async () => {
    await drafts.save(JOB, '', {
      ...draft,
      linkedinProfile: '',
      includeLinkedIn: false,
      files: { resume: null, coverLetter: null, additional: null, video: null },
    });
    return () => drafts.discard(JOB, '');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika'));
    await expect(canvas.getByLabelText('Vorname')).toHaveAttribute('name', 'firstName');
    await expect(canvas.getByLabelText('Vorname')).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben löschen' }));
    await waitFor(() => expect(canvas.getByLabelText('Vorname')).toHaveValue(''));
    await expect(await drafts.read(JOB, '')).toBeNull();
  },
};

/** The input stays, and can be sent again. */
export const HochladenAbbrechen: Story = {
  name: 'Hochladen abbrechen',
  parameters: { spec: ['AF29'] },
  beforeEach: ({ msw }) => {
    msw.use(...answers({ createPublicApplication: never }));
    // A stubbed network reports no progress.
    const { send: begin } = XMLHttpRequest.prototype;
    spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
      begin.call(this, body);
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }));
    });
    return () => drafts.discard(JOB, '');
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika@post.example');
    await userEvent.upload(canvas.getByLabelText(/^Lebenslauf/), new File(['%PDF-1.7'], 'lebenslauf.pdf', { type: 'application/pdf' }));
    for (const name of [/Geschäftsbedingungen/, /Datenschutzerklärung/]) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbung absenden' }));
    const [stop] = await canvas.findAllByRole('button', { name: 'Hochladen abbrechen' });
    await userEvent.click(stop ?? document.body);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bewerbung absenden' })).toBeEnabled());
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
  },
};
