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
      <main className={`sw:mx-auto sw:px-4 sw:py-8 sw:md:px-6 ${wide ? '' : 'sw:max-w-page'}`}>{children}</main>
    </StoryFrame>
  );
}
