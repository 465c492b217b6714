import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessMotion, overviewOf, targetSizes } from '@stellwerk/testing/overview';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { cases } from './all.cases';

// `CompanyTabs` is part of `CompanyHeader`; a page has one navigation of that name.
const All = overviewOf(cases, ['CompanyTabs']);
const meta = { title: 'Muster/Überblick', component: All } satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {};
export const Dunkel: Story = { ...dark };
export const Schmal: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Zielgrößen: Story = { ...targetSizes };
export const WenigerBewegung: Story = { ...lessMotion };
