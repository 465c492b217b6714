import { readPlans, type BillingCycle } from '@stellwerk/domain';
import { fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { Button } from '../../components/button';
import { BillingToggle } from './BillingToggle';
import { PlanCards } from './PlanCards';

const plans = readPlans(fixtures.plans.map((plan) => ({ ...plan, name: plan.planType })));

const meta = {
  title: 'Muster/Tarife',
  component: PlanCards,
  parameters: guide({
    when: [
      'Zur Wahl eines Tarifs: drei Karten nebeneinander, ENTERPRISE darunter als Block mit Anfrage per Mail.',
      '`BillingToggle` darüber schaltet die Preise zwischen Monat und Jahr.',
    ],
    whenNot: ['Für den gebuchten Tarif: `CurrentSubscription`.', 'Zum Bestätigen der Wahl: `SubscriptionConfirmation`.'],
    accessibility: [
      'Die Karten sind eine Liste, jeder Tarif hat eine Überschrift der Ebene 3.',
      '„Empfohlen“ und „Ihr aktueller Tarif“ stehen als Wort mit Zeichen da, nicht nur als Rahmen.',
      'Der Umschalter ist eine benannte Gruppe mit zwei Schaltflächen, die gedrückte sagt es (`aria-pressed`).',
      'Was schon gebucht ist, hat eine gesperrte Schaltfläche mit dem Grund als Wort.',
    ],
    keyboard: [
      ['Tab', 'Umschalter, dann von Tarif zu Tarif'],
      ['Eingabe, Leertaste', 'schaltet um, wählt den Tarif'],
    ],
  }),
  args: {
    plans,
    cycle: 'MONTHLY',
    currentPlanId: '2',
    currentCycle: 'MONTHLY',
    onChoose: fn(),
    contactEmail: 'vertrieb@stellwerk.example',
  },
} satisfies Meta<typeof PlanCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (canvasElement: HTMLElement, name: string): HTMLElement => {
  const card = within(canvasElement).getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`Keine Karte ${name}`);
  return card;
};

const textsOf = (elements: Iterable<Element>): readonly string[] => [...elements].map((element) => element.textContent ?? '');

/** Expected features of a plan, as listed in its card. */
function featuresOf(canvasElement: HTMLElement, name: string): readonly string[] {
  const lists = [...canvasElement.querySelectorAll('ul')].filter((list) => list.querySelector('h3') === null);
  const list = lists.find((candidate) => candidate.parentElement?.querySelector('h3')?.textContent === name);
  return textsOf(list?.children ?? []);
}

const MARKS: readonly string[] = ['Ihr aktueller Tarif', 'Empfohlen'];

/** Expected label above the name of each card. */
function marks(canvasElement: HTMLElement) {
  return Object.fromEntries(
    ['BASIS', 'STANDARD', 'PREMIUM'].map((name) => {
      const above = within(canvasElement).getByRole('heading', { name }).previousElementSibling;
      return [name, MARKS.filter((mark) => above?.textContent?.includes(mark))];
    }),
  );
}

export const Monatlich: Story = {
  parameters: { spec: ['CP12', 'CP13', 'CP14', 'CP15', 'CP16', 'CP17', 'CP21', 'CP22', 'EN41'] },
  play: async ({ args, canvas, canvasElement }) => {
    const offered = {
      BASIS: [/^0,00\s€ pro Monat$/, 'Stellenanzeigen gleichzeitig1', 'Teammitglieder1', 'Basisfunktionen'],
      STANDARD: [/^49,00\s€ pro Monat$/, 'Stellenanzeigen gleichzeitig10', 'Teammitgliederbis zu 5', 'Basisfunktionen', 'E-Mail-Support'],
      PREMIUM: [
        /^99,00\s€ pro Monat$/,
        'Stellenanzeigen gleichzeitigunbegrenzt',
        'Teammitgliederunbegrenzt',
        'Basisfunktionen',
        'Bevorzugter Support',
        'Erweiterte Statistiken',
      ],
      ENTERPRISE: [
        /^Auf Anfrage\s*$/,
        'Stellenanzeigen gleichzeitigunbegrenzt',
        'Teammitgliederunbegrenzt',
        'Basisfunktionen',
        '24/7-Support',
        'Individuelle Anpassungen',
      ],
    } as const;
    for (const [name, [price, ...features]] of Object.entries(offered)) {
      const heading = canvas.getByRole('heading', { name });
      await expect(heading.nextElementSibling?.textContent).toMatch(price);
      await expect(featuresOf(canvasElement, name)).toEqual(features);
    }
    await expect(marks(canvasElement)).toEqual({ BASIS: [], STANDARD: ['Ihr aktueller Tarif'], PREMIUM: ['Empfohlen'] });
    await expect(canvas.getByRole('heading', { name: 'ENTERPRISE' }).closest('ul')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Individuelles Angebot anfragen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:vertrieb@stellwerk\.example/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'PREMIUM wählen' }));
    await expect(args.onChoose).toHaveBeenCalledWith(plans[2]);
    await expect(canvas.getByRole('button', { name: 'Ihr aktueller Tarif' })).toBeDisabled();
  },
};

/** Each plan as the company's current one: only PREMIUM stays recommended. */
export const JederAlsAktueller: Story = {
  name: 'Jeder als aktueller Tarif',
  parameters: { spec: ['CP15'] },
  render: function Page(args) {
    const [current, setCurrent] = useState('1');
    return (
      <>
        <nav aria-label="Prüffälle" className="sw:mb-4 sw:flex sw:gap-2">
          {args.plans.map(({ id, type }) => (
            <Button key={id} size="sm" onClick={() => setCurrent(id)}>
              {`Prüffall ${type}`}
            </Button>
          ))}
        </nav>
        <PlanCards {...args} currentPlanId={current} />
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const expected = {
      BASIS: { BASIS: ['Ihr aktueller Tarif'], STANDARD: [], PREMIUM: ['Empfohlen'] },
      STANDARD: { BASIS: [], STANDARD: ['Ihr aktueller Tarif'], PREMIUM: ['Empfohlen'] },
      PREMIUM: { BASIS: [], STANDARD: [], PREMIUM: ['Ihr aktueller Tarif', 'Empfohlen'] },
      ENTERPRISE: { BASIS: [], STANDARD: [], PREMIUM: ['Empfohlen'] },
    } as const;
    for (const { type } of args.plans) {
      await userEvent.click(canvas.getByRole('button', { name: `Prüffall ${type}` }));
      await expect(marks(canvasElement)).toEqual(expected[type]);
    }
  },
};

export const Jährlich: Story = {
  parameters: { spec: ['CP18', 'CP19', 'CP20', 'CP21', 'EN41'] },
  args: { plans: plans.map((plan) => (plan.type === 'STANDARD' ? { ...plan, price: 50 } : plan)) },
  render: function Page(args) {
    const [cycle, setCycle] = useState<BillingCycle>(args.cycle);
    return (
      <div className="sw:grid sw:gap-6">
        <BillingToggle value={cycle} onChange={setCycle} className="sw:justify-self-end" />
        <PlanCards {...args} cycle={cycle} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Monatlich' })).toHaveAttribute('aria-pressed', 'true');
    const yearly = canvas.getByRole('button', { name: /Jährlich/ });
    await expect(yearly).toHaveTextContent('10% sparen');
    await userEvent.click(yearly);
    const standard = cardOf(canvasElement, 'STANDARD');
    await expect(standard).toHaveTextContent('540,00 € pro Jahr');
    await expect(standard).toHaveTextContent('10% sparen');
    await expect(standard).toHaveTextContent('60,00 € weniger im Jahr');
    await expect(cardOf(canvasElement, 'PREMIUM')).toHaveTextContent('1.069,20 € pro Jahr');
    await expect(cardOf(canvasElement, 'BASIS')).not.toHaveTextContent('sparen');
  },
};

export const Telefon: Story = { args: { cycle: 'YEARLY' }, decorators: [(Story) => <div className="sw:max-w-[350px]">{Story()}</div>] };

export const Dunkel: Story = { args: { cycle: 'YEARLY' }, globals: { theme: 'dark' } };

// Without `onChoose` only prices are shown.
export const NurLesen: Story = {
  args: { onChoose: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Individuelles Angebot anfragen' })).toBeVisible();
  },
};

// The same plan in the other billing cycle can be selected.
export const AufJährlichUmstellen: Story = {
  name: 'Auf jährlich umstellen',
  args: { cycle: 'YEARLY' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Auf jährlich umstellen' }));
    await expect(args.onChoose).toHaveBeenCalledWith(plans[1]);
  },
};

export const UmschalterMitTastatur: Story = {
  ...Jährlich,
  parameters: {},
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Monatlich' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /Jährlich/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(/1\.069,20\s€/)).toBeVisible();
  },
};

export const LangeWörter: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: { plans: plans.map((plan) => ({ ...plan, name: 'Rechtsschutzversicherungsgesellschaften' })) },
};

// Side by side no text overflows its card, neither long names nor the features of the block below.
export const LangeWörterNebeneinander: Story = {
  args: LangeWörter.args,
  decorators: [(Story) => <div style={{ width: 900 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('li, h3')].map((part) => part.closest('ul ul') ?? part);
    const wide = cards.filter((part) => part.scrollWidth > part.clientWidth + 1);
    await expect(wide.map(({ textContent }) => textContent)).toEqual([]);
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
