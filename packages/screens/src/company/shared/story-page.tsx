import type { ReactNode } from 'react';
import { StoryFrame } from '../../testing/story-frame';

/** Background of a screen as in the frame of the company area. For stories only. */
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
