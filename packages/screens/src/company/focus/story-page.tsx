import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { ready } from '../../testing/story-values';
import { StoryPage } from '../shared/story-page';
import type { FocusCalls } from './calls';
import type { FocusDialog } from './FocusDialogs';
import { FocusScreen } from './FocusScreen';
import { readFocusPages, readIndustries, type FocusPage } from '@stellwerk/domain';
import { fixtures, focusPageWire } from '@stellwerk/domain/fixtures';

/** The focus pages of the first demo company. For stories only. */
export const storyFocusPages: readonly FocusPage[] = readFocusPages(
  fixtures.focusPages.filter(({ companyId }) => companyId === 1).map((row) => focusPageWire(fixtures, row)),
);

const storyIndustries = readIndustries(fixtures.industries);

/** A focus page of the demo by its title. */
export const pageCalled = (title: string) => given(storyFocusPages.find((page) => page.title === title));

/** Calls that succeed. @param other calls with another result */
export const focusCalls = (other: Partial<FocusCalls> = {}): FocusCalls => ({
  create: fn(() => Promise.resolve('99')),
  update: fn(() => Promise.resolve()),
  uploadCover: fn(() => Promise.resolve()),
  remove: fn(() => Promise.resolve()),
  setStatus: fn<FocusCalls['setStatus']>((_page, status) => Promise.resolve(status.toLowerCase())),
  ...other,
});

/** The focus pages of the first demo company, for stories only. */
export const focusStory = {
  component: FocusScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    pages: ready(storyFocusPages),
    industries: storyIndustries,
    teamRole: 'RECRUITER',
    dialog: undefined,
    onDialog: fn(),
    calls: focusCalls(),
    onNavigate: fn(),
  },
  render: function Page(args) {
    const [dialog, setDialog] = useState<FocusDialog | undefined>(args.dialog);
    return <FocusScreen {...args} dialog={dialog} onDialog={setDialog} />;
  },
} satisfies Omit<Meta<typeof FocusScreen>, 'title'>;
