import { fixtureCompanies } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '@stellwerk/testing/canvas';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SiteFrame } from '../shell/SiteFrame';
import { StoryFrame } from '../testing/story-frame';
import { storyProfile } from '../testing/story-account';
import { failed, loading, ready } from '../testing/story-values';
import { AccountMenu } from './AccountMenu';

const meta = {
  title: 'Konto/Menü im Kopf',
  component: AccountMenu,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (_Story, { args }) => (
      <StoryFrame path="/jobs">
        <SiteFrame
          pathname="/jobs"
          search=""
          account={(inMenu) => <AccountMenu {...args} inMenu={inMenu} />}
          supportHref="mailto:support@stellwerk.example"
        >
          <h1 className="sw:min-h-100 sw:text-3xl">Stellenanzeigen</h1>
        </SiteFrame>
      </StoryFrame>
    ),
  ],
  args: {
    profile: ready(storyProfile('candidate@demo.example')),
    companies: ready([]),
    leaving: false,
    onSignOut: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile1' } } };

/** Opens the account menu, or on a phone the menu of the header. */
async function openMenu(canvas: Canvas): Promise<void> {
  const [button] = canvas.queryAllByRole('button', { name: 'Menü' });
  await userEvent.click(button ?? canvas.getByRole('button', { name: /^Konto/ }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /^(Abmelden|Wird abgemeldet\.\.\.)$/ })).toBeVisible());
}

export const Geschlossen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Konto von \S+ \S+/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Abmelden' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  },
};

export const Bewerberin: Story = {
  play: async ({ args, canvas }) => {
    await openMenu(canvas);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('candidate@demo.example')).toBeVisible();
    const links = [
      ['Mein Bereich', '/dashboard'],
      ['Empfehlungen', '/dashboard?tab=referrals'],
      ['Gemerkte Stellen', '/dashboard?tab=saved'],
      ['Suchaufträge', '/dashboard?tab=alerts'],
      ['Nachrichten', '/dashboard?tab=messages'],
      ['Profil', '/dashboard?tab=profile'],
    ] as const;
    for (const [name, href] of links) await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.queryByRole('list', { name: 'Meine Unternehmen' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Verwaltung' })).toBeNull();
    const out = canvas.getByRole('button', { name: 'Abmelden' });
    // Links and actions look alike.
    const { font, textDecorationLine } = getComputedStyle(canvas.getByRole('link', { name: 'Profil' }));
    await expect(out).toHaveStyle({ font, textDecorationLine });
    await userEvent.click(out);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const BewerberinDunkel: Story = { ...Bewerberin, name: 'Bewerberin, dunkel', globals: { theme: 'dark' } };

/** Following a link closes the menu. */
export const LinkGefolgt: Story = {
  name: 'Ablauf: einem Link folgen',
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Profil' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Profil' })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Konto von/ })).toHaveFocus();
  },
};

export const DreiUnternehmen: Story = {
  name: 'Personalerin mit drei Unternehmen',
  args: { profile: ready(storyProfile('owner@demo.example')), companies: ready(fixtureCompanies.slice(0, 3)) },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const list = within(canvas.getByRole('list', { name: 'Meine Unternehmen' }));
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/company/1/dashboard',
      '/company/2/dashboard',
      '/company/3/dashboard',
    ]);
  },
};

export const VieleUnternehmen: Story = {
  name: 'Personalerin mit 40 Unternehmen',
  args: {
    profile: ready(storyProfile('owner@demo.example')),
    companies: ready(
      Array.from({ length: 40 }, (_, index) => fixtureCompanies.slice(index % 3, (index % 3) + 1))
        .flat()
        .map((company, index) => ({ ...company, id: String(index + 1) })),
    ),
  },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await expect(canvas.getByRole('link', { name: 'Alle 40 Unternehmen' })).toHaveAttribute('href', '/dashboard');
  },
};

export const UnternehmenLaden: Story = {
  name: 'Unternehmen werden geladen',
  args: { profile: ready(storyProfile('owner@demo.example')), companies: loading() },
  play: ({ canvas }) => openMenu(canvas),
};

export const Betreiber: Story = {
  name: 'Administratorin der Plattform',
  args: { profile: ready(storyProfile('admin@demo.example')) },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await expect(canvas.getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', '/admin');
  },
};

const long = {
  ...storyProfile('owner@demo.example'),
  firstName: 'Maximiliane-Friederike',
  lastName: 'von Hohenfels-Schreckenstein zu Oldenburg',
  email: 'maximiliane-friederike.von-hohenfels-schreckenstein@rechtsschutzversicherungsgesellschaft.example',
};
const longCompany = fixtureCompanies.slice(0, 1).map((company) => ({
  ...company,
  logoUrl: '',
  name: 'Oldenburger Rechtsschutzversicherungsgesellschaft mit beschränkter Haftung',
}));

export const LangerName: Story = {
  name: 'Lange Namen',
  args: { profile: ready(long), companies: ready(longCompany) },
  play: ({ canvas }) => openMenu(canvas),
};

export const OhneNamen: Story = {
  name: 'Ohne Namen',
  args: { profile: ready({ ...long, firstName: '', lastName: '', email: 'neu@demo.example' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Konto von neu@demo.example' })).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { profile: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Konto' })).toBeVisible();
  },
};

/** Without a name the entries are the same. */
export const ProfilFehlt: Story = {
  name: 'Profil nicht geladen',
  args: { profile: failed() },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await expect(canvas.getByRole('link', { name: 'Mein Bereich' })).toBeVisible();
  },
};

export const WirdAbgemeldet: Story = {
  name: 'Wird abgemeldet',
  args: { leaving: true },
  play: async ({ args, canvas }) => {
    await openMenu(canvas);
    const out = canvas.getByRole('button', { name: 'Wird abgemeldet...' });
    await expect(out).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(out);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const Telefon: Story = {
  ...phone,
  args: DreiUnternehmen.args,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Stellenanzeigen' })).toBeNull();
    await openMenu(canvas);
    await expect(canvas.getByRole('link', { name: 'Stellenanzeigen' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Meine Unternehmen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TelefonDunkel: Story = { ...Telefon, name: 'Telefon, dunkel', globals: { theme: 'dark', viewport: { value: 'mobile1' } } };

export const TelefonLangerName: Story = { ...LangerName, ...phone, name: 'Telefon, lange Namen' };
