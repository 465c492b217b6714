import { ApiError, PLACEHOLDERS, type JobTemplate } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../testing/story-values';
import { given } from '@stellwerk/testing/given';
import { JobScreen } from '../JobScreen';
import { storyJob, StoryPage, storyReferrer } from './story-data';
import type { JobReferral, OwnLink } from './types';

const link = 'https://stellwerk.example/jobs/101?ref=AT5N8WQZ';
const job = given(storyJob('template2'));

const recommendation = {
  referrer: ready(storyReferrer),
  onNoInterest: fn(),
} satisfies JobReferral;

const ownLink = {
  onCreate: fn(() => Promise.resolve(link)),
  onCopied: fn(),
  copy: fn(() => Promise.resolve()),
  share: fn(() => Promise.resolve()),
} satisfies OwnLink;

const meta = {
  title: 'Empfehlung/Empfohlene Stellenanzeige',
  component: JobScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage path="/jobs/101?ref=MC7F2KQW">{Story()}</StoryPage>],
  args: {
    job: ready(job),
    onBack: fn(),
    referral: storyReferrer.code,
    recommendation,
    ownLink,
    jobUrl: 'https://stellwerk.example/jobs/101',
    now: new Date('2026-11-20T09:00:00Z'),
  },
} satisfies Meta<typeof JobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];
const invited = 'Diese Stelle wurde Ihnen von Miriam Castellanos empfohlen.';

async function openWindow({ canvas }: Pick<Context, 'canvas'>): Promise<ReturnType<typeof within>> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kein Interesse' }));
  return within(await screen.findByRole('dialog', { name: 'Die Stelle weitergeben' }));
}

async function createLink(context: Pick<Context, 'canvas'>): Promise<void> {
  const dialog = await openWindow(context);
  await userEvent.click(dialog.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' }));
  await expect(await screen.findByRole('textbox', { name: 'Ihr Empfehlungslink' })).toHaveValue(link);
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const inDesign = (template: JobTemplate): Story => ({
  args: { job: ready(given(storyJob(template))) },
  parameters: { spec: ['RF01', 'RF02', 'RF03', 'PJ61'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(invited)).toBeVisible();
    await expect(canvas.getByText('Bewerben Sie sich über diese Empfehlung.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-template]')).toHaveAttribute('data-template', template);
    await expect(canvasElement.querySelector(`img[src="${storyReferrer.avatarUrl}"]`)).toBeVisible();
    // Every apply link contains the referral.
    for (const apply of canvas.getAllByRole('link', { name: /Jetzt bewerben/ })) {
      await expect(new URL(apply.getAttribute('href') ?? '', window.location.origin).searchParams.get('ref')).toBe(storyReferrer.code);
    }
  },
});

export const Klassisch = inDesign('template1');
export const ModerneAlternative = { ...inDesign('template2'), name: 'Moderne Alternative' };
export const KonservativesBusiness = { ...inDesign('template3'), name: 'Konservatives Business' };

export const OhneEmpfehlung: Story = {
  name: 'Ohne Empfehlung kein Banner',
  args: { referral: '', recommendation: undefined },
  parameters: { spec: ['RF01'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(/empfohlen\./)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Kein Interesse' })).toBeNull();
  },
};

export const MitTitelUndOrt: Story = {
  name: 'Mit Titel und Ort der empfehlenden Person',
  args: { recommendation: { ...recommendation, title: 'Teamleiterin', location: 'Oldenburg' } },
  parameters: { spec: ['RF03'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Diese Stelle wurde Ihnen von Miriam Castellanos, Teamleiterin, Oldenburg empfohlen.'),
    ).toBeVisible();
  },
};

export const OhneBild: Story = {
  name: 'Ohne Bild der empfehlenden Person',
  args: { recommendation: { ...recommendation, referrer: ready({ ...storyReferrer, avatarUrl: '' }) } },
  parameters: { spec: ['RF04'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(invited);
    await expect(canvasElement.querySelector(`img[src="${PLACEHOLDERS.avatar}"]`)).toBeVisible();
  },
};

export const Lädt: Story = {
  name: 'Empfehlung lädt',
  args: { recommendation: { ...recommendation, referrer: loading() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: given(job).title })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Wird geladen...')).toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Kein Interesse' })).toBeNull();
  },
};

export const InformationFehlt: Story = {
  name: 'Empfehlung konnte nicht geladen werden',
  args: { recommendation: { ...recommendation, referrer: failed() } },
  parameters: { spec: ['RF19'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Empfehlungsinformationen konnten nicht geladen werden')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: given(job).title })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Jetzt bewerben/ })[0]).toBeVisible();
  },
};

export const EigenerLink: Story = {
  name: 'Der eigene Link',
  args: { recommendation: { ...recommendation, isOwn: () => true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Das ist Ihr eigener Empfehlungslink.')).toBeVisible();
    await expect(canvas.queryByText(invited)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Kein Interesse' })).toBeNull();
  },
};

export const GanzerWeg: Story = {
  name: 'Ablauf: kein Interesse, eigener Link, kopiert, geschlossen, erneut',
  parameters: { spec: ['RF07', 'RF12', 'RF13', 'RF14', 'RF15'] },
  play: async (context) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await createLink(context);
    await expect(recommendation.onNoInterest).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
    await waitFor(() => expect(context.canvas.getByText('Empfehlungslink wurde in die Zwischenablage kopiert!')).toBeInTheDocument());
    await expect(ownLink.copy).toHaveBeenCalledWith(link);
    await expect(ownLink.onCopied).toHaveBeenCalledWith(link);
    await userEvent.keyboard('{Escape}');
    await closed();
    await openWindow(context);
    await expect(screen.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' })).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: 'Ihr Empfehlungslink' })).toBeNull();
    await expect(recommendation.onNoInterest).toHaveBeenCalledTimes(2);
  },
};

export const Weitergeben: Story = {
  name: 'Fenster: die Stelle weitergeben',
  parameters: { spec: ['RF07', 'RF10'] },
  play: async (context) => {
    const dialog = await openWindow(context);
    await expect(dialog.getByText(given(job).title)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' })).toBeEnabled();
    await expect(ownLink.onCreate).not.toHaveBeenCalled();
  },
};

export const WeitergebenTelefon: Story = {
  ...Weitergeben,
  name: 'Fenster auf dem Telefon: die Stelle weitergeben',
  parameters: {},
  globals: { viewport: { value: 'mobile1' } },
};

export const WirdErstellt: Story = {
  name: 'Fenster: der Link wird erstellt',
  args: { ownLink: { ...ownLink, onCreate: fn(() => new Promise<string>(() => {})) } },
  play: async (context) => {
    const dialog = await openWindow(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' }));
    await expect(await dialog.findByRole('button', { name: 'Link wird erstellt...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LinkErstellt: Story = { name: 'Fenster: der Link ist fertig', parameters: { spec: ['RF12'] }, play: createLink };

export const LinkErstelltTelefon: Story = {
  name: 'Fenster auf dem Telefon: der Link ist fertig',
  globals: { viewport: { value: 'mobile1' } },
  play: createLink,
};

export const LangeWörter: Story = {
  name: 'Fenster: lange Wörter',
  args: {
    job: ready({
      ...job,
      title: 'Rechtsschutzversicherungsgesellschaftsabteilungsleitung (m/w/d)',
      company: { ...job.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit' },
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await openWindow(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NichtAngemeldet: Story = {
  name: 'Fenster: nicht angemeldet',
  args: { ownLink: { ...ownLink, loginHref: () => '/login?redirect=%2Fjobs%2F101%3Fref%3DMC7F2KQW' } },
  parameters: { spec: ['RF11'] },
  play: async (context) => {
    const dialog = await openWindow(context);
    await expect(dialog.getByText('Melden Sie sich an, um einen eigenen Empfehlungslink zu erstellen.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Eigenen Empfehlungslink erstellen' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fjobs%2F101%3Fref%3DMC7F2KQW',
    );
    await expect(dialog.queryByRole('button', { name: 'Eigenen Empfehlungslink erstellen' })).toBeNull();
  },
};

const failing = (cause: Error, text: string, spec: readonly string[]): Story => ({
  args: {
    ownLink: {
      ...ownLink,
      onCreate: fn(() => Promise.reject(cause)),
    },
  },
  parameters: { spec },
  play: async (context) => {
    const dialog = await openWindow(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' }));
    await expect(await dialog.findByText(text)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
});

export const ErstellenScheitert: Story = {
  ...failing(
    new ApiError('http', '', { status: 500, serverMessage: 'Interner Fehler' }),
    'Es konnte kein neuer Empfehlungslink erstellt werden.',
    ['RF21'],
  ),
  name: 'Fenster: Erstellen gescheitert',
};

export const OhneStellenId: Story = {
  ...failing(new ApiError('http', '', { status: 400, serverMessage: 'Stellenanzeigen-ID fehlt' }), 'Stellenanzeigen-ID fehlt', ['RF20']),
  name: 'Fenster: Stellenanzeigen-ID fehlt',
};

export const OhneAnlass: Story = {
  name: 'Fenster: ohne Empfehlung selbst empfehlen',
  args: { referral: '', recommendation: undefined },
  parameters: { spec: ['RF10'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empfehlen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Die Stelle weitergeben' }));
    await expect(dialog.getByRole('button', { name: 'Eigenen Empfehlungslink erstellen' })).toBeEnabled();
    await expect(recommendation.onNoInterest).not.toHaveBeenCalled();
  },
};

export const FristAbgelaufen: Story = {
  name: 'Frist abgelaufen: keine Einladung mehr',
  args: { job: ready({ ...job, closesAt: '2026-11-10T22:59:59Z' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Bewerbungsfrist für diese Stelle ist am 10\.11\.2026 abgelaufen/))[0]).toBeVisible();
    await expect(canvas.queryByText(invited)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Empfehlen' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Jetzt bewerben/ })).toBeNull();
  },
};

export const Telefon: Story = {
  ...inDesign('template2'),
  name: 'Telefon',
  globals: { viewport: { value: 'mobile1' } },
};
export const Dunkel: Story = { ...inDesign('template1'), globals: { theme: 'dark' } };
export const DunklesAngebot: Story = { ...Weitergeben, name: 'Dunkel: die Stelle weitergeben', parameters: {}, globals: { theme: 'dark' } };
export const DunklesFenster: Story = { name: 'Dunkel: der Link ist fertig', globals: { theme: 'dark' }, play: createLink };
