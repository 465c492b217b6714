import { Reply } from '@stellwerk/domain/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures, invitationOfferWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { expect, userEvent, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { answers, asked, never, refuse } from '../../../testing/answers';
import { asGuest, sessionOf } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { newAccountAnswers } from '../story-head';
import RegisterRoute from './route';

const session = sessionOf(given(fixtures.users.find(({ email }) => email === 'candidate@demo.example')));

const meta = {
  ...asGuest({
    ...newAccountAnswers,
    register: ({ body }) => new Reply({ ...session, roles: [body.accountType] }, { status: 201 }),
  }),
  title: 'Konto/Registrierungsseite',
  args: { at: '/register?redirect=%2Fjobs%2F101%3Fref%3DAMELIE', pages: { '/register': RegisterRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: Canvas, password: string, kind = 'Empfehlungsgeber'): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: kind }));
  await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
  await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
  await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
  await userEvent.type(canvas.getByLabelText('Passwort'), password);
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
}

export const MeldetGleichAn: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'ein langer Satz reicht');
    await expect(await canvas.findByRole('heading', { name: 'Adresse /jobs/101?ref=AMELIE' })).toBeVisible();
    await expect(localStorage.getItem('user_roles')).toBe('["REFERRER"]');
    const [call] = asked('register');
    await expect(call?.body).toEqual({
      accountType: 'REFERRER',
      firstName: 'Annika',
      lastName: 'Brandt',
      email: 'annika.brandt@post.example',
      password: 'ein langer Satz reicht',
      terms: true,
      gdpr: true,
    });
  },
};

/** The first step of a company is to create it. */
export const FürEinUnternehmen: Story = {
  name: 'Für ein Unternehmen',
  parameters: { spec: ['O01', 'CS38'] },
  args: { at: '/register' },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'ein langer Satz reicht', 'Unternehmen');
    await expect(await canvas.findByRole('heading', { name: 'Adresse /company/create' })).toBeVisible();
  },
};

/** A visitor from the page for employers registers as one, also through the link of the login. */
export const AufDemWegZumUnternehmen: Story = {
  name: 'Auf dem Weg zum Unternehmen',
  parameters: { spec: ['O100'] },
  args: { at: '/register?redirect=%2Fcompany%2Fcreate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Unternehmen' })).toBeChecked();
    const login = within(canvas.getByRole('main')).getByRole('link', { name: 'Anmelden' });
    await expect(login).toHaveAttribute('href', '/login?redirect=%2Fcompany%2Fcreate');
  },
};

const invitation = given(fixtures.invitations[0]);

/** Values of the invitation are filled in, and its link confirms the email address (O48). */
export const Eingeladen: Story = {
  parameters: { spec: ['O48'] },
  args: { at: '/register?redirect=%2Finvitations%2Fgeheim-123' },
  beforeEach: ({ msw }) => msw.use(...answers({ invitationOffer: () => invitationOfferWire(fixtures, invitation) })),
  play: async ({ canvas }) => {
    const { email, firstName, lastName } = invitation;
    await expect(await canvas.findByLabelText('E-Mail')).toHaveValue(email);
    await expect(canvas.getByRole('radio', { name: 'Unternehmen' })).toBeChecked();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue(firstName);
    await expect(canvas.getByLabelText('Nachname')).toHaveValue(lastName);
    await userEvent.type(canvas.getByLabelText('Passwort'), 'ein langer Satz reicht');
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(await canvas.findByRole('heading', { name: 'Adresse /invitations/geheim-123' })).toBeVisible();
    await expect(asked('register')).toMatchObject([{ body: { accountType: 'COMPANY', email, invitation: 'geheim-123' } }]);
  },
};

export const VerbreitetesPasswort: Story = {
  beforeEach: ({ msw }) => {
    const text = 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.';
    msw.use(...answers({ register: refuse('invalid', text, { fields: [{ name: 'password', message: text }] }) }));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'passwort1234');
    await expect(await canvas.findByText(/zu verbreitet/)).toBeVisible();
    await expect(canvas.getByLabelText('Passwort')).toHaveAccessibleDescription(/zu verbreitet/);
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const WirdAngelegt: Story = {
  name: 'Wird angelegt',
  beforeEach: ({ msw }) => msw.use(...answers({ register: never })),
  play: async ({ canvas }) => {
    await fillIn(canvas, 'ein langer Satz reicht');
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveValue('Annika');
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
