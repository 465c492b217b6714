import type { StoryContext } from '@storybook/react-vite';

/** What a play function finds its elements in: `play: async ({ canvas }) => …`. */
export type Canvas = StoryContext['canvas'];
