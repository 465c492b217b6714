import type { ReactNode } from 'react';
import { storyProfile } from '../testing/story-account';
import { ready } from '../testing/story-values';
import { StorySite } from '../testing/story-site';
import { StoryFrame } from '../testing/story-frame';
import { AdminFrame, type AdminFrameProps } from './AdminFrame';
import { adminHref } from './tab';

/** The administration frame around one of its views. For stories only. */
export function AdminStoryPage({
  forbidden = false,
  children,
  ...frame
}: Pick<AdminFrameProps, 'tab' | 'waiting'> & {
  /** Whether the person lacks the administrator role. @default false */
  readonly forbidden?: boolean;
  readonly children: ReactNode;
}) {
  const profile = { ...storyProfile('admin@demo.example'), roles: forbidden ? [] : (['PLATFORM_ADMIN'] as const) };
  return (
    <StoryFrame path={adminHref(frame.tab)}>
      <StorySite loggedIn email="admin@demo.example">
        <AdminFrame {...frame} profile={ready(profile)} loginHref={`/login?redirect=${encodeURIComponent(adminHref(frame.tab))}`}>
          {children}
        </AdminFrame>
      </StorySite>
    </StoryFrame>
  );
}
