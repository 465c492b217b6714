import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { ready } from '../../testing/story-values';
import { StoryPage } from '../shared/story-page';
import type { FocusDialog } from './FocusDialogs';
import { FocusScreen, type FocusScreenProps } from './FocusScreen';
import { readFocusPages, readIndustries, type FocusPage } from '@stellwerk/domain';
import { fixtures, focusPageWire } from '@stellwerk/domain/fixtures';

/** The focus pages of the first demo company. For stories only. */
export const storyFocusPages: readonly FocusPage[] = readFocusPages(
  fixtures.focusPages.filter(({ companyId }) => companyId === 1).map((row) => focusPageWire(fixtures, row)),
);

const storyIndustries = readIndustries(fixtures.industries);

type Toggle = FocusScreenProps['onToggle'];

/** A focus page of the demo by its title. */
export const pageCalled = (title: string) => given(storyFocusPages.find((page) => page.title === title));

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
    onCreate: fn(() => Promise.resolve('99')),
    onUpdate: fn(() => Promise.resolve()),
    onCover: fn(() => Promise.resolve()),
    onToggle: fn<Toggle>((_page, status) => Promise.resolve(status.toLowerCase())),
    onDelete: fn(() => Promise.resolve()),
    onNavigate: fn(),
  },
  render: function Page(args) {
    const [dialog, setDialog] = useState<FocusDialog | undefined>(args.dialog);
    return <FocusScreen {...args} dialog={dialog} onDialog={setDialog} />;
  },
} satisfies Omit<Meta<typeof FocusScreen>, 'title'>;
