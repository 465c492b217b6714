import type { StoryContext } from '@storybook/react-vite';

/** Queries that a play function receives: `play: async ({ canvas }) => …`. */
export type Canvas = StoryContext['canvas'];
