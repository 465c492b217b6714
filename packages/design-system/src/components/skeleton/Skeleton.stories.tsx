import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '../progress-bar';
import { Spinner } from '../spinner';
import { Skeleton, SkeletonRegion } from './Skeleton';

const meta = { title: 'Bausteine/Ladezustände', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gerippe: Story = {
  render: () => (
    <SkeletonRegion className="sw:grid sw:gap-3 sw:max-w-sm">
      <Skeleton height={24} width="70%" />
      <Skeleton />
      <Skeleton width="90%" />
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};
export const Drehscheibe: Story = {
  render: () => <Spinner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};
export const Fortschritt: Story = {
  render: () => <ProgressBar label="Video wird hochgeladen" value={62.4} className="sw:max-w-sm" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Video wird hochgeladen' })).toHaveAttribute('aria-valuenow', '62');
  },
};
