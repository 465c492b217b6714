import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { allBlocks, blindApplicationMail, hireMail, hostileMail, longMail, rejectionMail, sheetTexts, storyMails } from './story-mails';
import { MailSheet } from './story-sheet';

/** The document of a mail in one of the previews, once it has loaded. */
async function pageIn(canvas: Canvas, reader: string): Promise<Document> {
  const frame = await canvas.findByTitle<HTMLIFrameElement>(reader);
  await waitFor(() => expect(frame.contentDocument?.querySelector('.main')).toBeTruthy());
  const page = frame.contentDocument;
  if (page === null) throw new Error(`${reader} shows nothing`);
  return page;
}

const groundOf = (page: Document): string => getComputedStyle(page.body).backgroundColor;

const meta = {
  title: 'Mails/Jede E-Mail',
  component: MailSheet,
  parameters: { spec: ['O46'] },
  play: async ({ canvas }) => {
    const [light, dark] = [await pageIn(canvas, sheetTexts.wideLight), await pageIn(canvas, sheetTexts.wideDark)];
    await expect(groundOf(light)).toBe('rgb(251, 250, 247)');
    await expect(groundOf(dark)).toBe('rgb(15, 23, 34)');
    const phone = await pageIn(canvas, sheetTexts.phoneLight);
    await expect(phone.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
} satisfies Meta<typeof MailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KontoBestätigen: Story = { name: 'Konto bestätigen', args: { content: storyMails.register } };
export const KontoVorhanden: Story = { name: 'Konto schon vorhanden', args: { content: storyMails['register-known'] } };
export const NeuesPasswort: Story = { name: 'Neues Passwort', args: { content: storyMails['reset-password'] } };
export const PasswortGeändert: Story = { name: 'Passwort geändert', args: { content: storyMails['password-changed'] } };
export const VieleAnmeldeversuche: Story = { name: 'Viele Anmeldeversuche', args: { content: storyMails['login-attempts'] } };
export const Administration: Story = { name: 'Zugang zur Administration', args: { content: storyMails.administrator } };
export const Eingangsbestätigung: Story = { args: { content: storyMails['application-receipt'] } };
export const NeueBewerbung: Story = { name: 'Neue Bewerbung', args: { content: storyMails['application-new'] } };
export const NeueBewerbungAnonym: Story = { name: 'Neue Bewerbung, anonyme Erstsichtung', args: { content: blindApplicationMail } };
export const NeuerStatus: Story = { name: 'Neuer Status', args: { content: storyMails['application-status'] } };
export const Zusage: Story = { args: { content: hireMail } };
export const Ablehnung: Story = { args: { content: rejectionMail } };
export const Einladung: Story = { args: { content: storyMails.invitation } };
export const NeueNachricht: Story = { name: 'Neue Nachricht', args: { content: storyMails.message } };

export const AlleTeile: Story = { name: 'Alle Teile', args: { content: allBlocks } };
export const LangeWörter: Story = { name: 'Lange Wörter', args: { content: longMail } };
export const FeindlicherText: Story = {
  name: 'Feindlicher Text',
  args: { content: hostileMail },
  play: async ({ canvas }) => {
    const page = await pageIn(canvas, sheetTexts.wideLight);
    await expect(page.querySelectorAll('script, img:not(.logo)')).toHaveLength(0);
    await expect(page.body).toHaveTextContent('<script>alert(1)</script>');
  },
};
