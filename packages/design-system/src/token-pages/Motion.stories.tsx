import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button';
import { tokens } from '../tokens';
import { measures } from './described';
import { MeasureTable } from './MeasureTable';

const durations = tokens.base.duration;

function Motion() {
  const [away, setAway] = useState(false);
  return (
    <div className="sw:grid sw:justify-items-start sw:gap-6">
      <Button aria-pressed={away} onClick={() => setAway(!away)}>
        Bewegung zeigen
      </Button>
      <MeasureTable
        title="Dauern"
        rows={measures('duration').map(({ name, role }) => ({
          role,
          variable: `--sw-duration-${name}`,
          sample: (
            <span className="sw:grid sw:gap-2">
              <span
                className="sw:block sw:size-6 sw:rounded-1 sw:bg-signal"
                style={{
                  translate: away ? '96px' : '0',
                  transition: `translate var(--sw-duration-${name}) var(--sw-ease-out)`,
                }}
              />
              <code className="sw:text-sm">{name === 'short' ? durations.short : durations.long}</code>
            </span>
          ),
        }))}
      />
      <MeasureTable
        title="Verlauf"
        rows={measures('ease').map(({ name, role }) => ({
          role,
          variable: `--sw-ease-${name}`,
          sample: <code className="sw:text-sm">cubic-bezier({tokens.base.ease.out.join(', ')})</code>,
        }))}
      />
    </div>
  );
}

const meta = { title: 'Grundlagen/Bewegung', component: Motion } satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dauern: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bewegung zeigen' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
