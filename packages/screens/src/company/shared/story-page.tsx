import type { ReactNode } from 'react';
import { StoryFrame } from '../../testing/story-frame';

/** The ground on which the frame of the company side shows a screen. For stories only. */
export function StoryPage({
  path,
  wide = false,
  children,
}: {
  readonly path?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <StoryFrame path={path}>
      <main className={`sw:page-frame sw:py-8 ${wide ? 'sw:max-w-none' : ''}`}>{children}</main>
    </StoryFrame>
  );
}
