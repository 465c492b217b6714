import { use, type ReactElement, type ReactNode } from 'react';
import { storyAccount } from './story-account';
import { SiteFrame } from '../shell/SiteFrame';
import { StoryFrame, StoryPath } from './story-frame';

export interface StorySiteProps {
  /** @default false */
  readonly loggedIn?: boolean;
  /** Email address of the logged-in person. @default that of the demo candidate */
  readonly email?: string | undefined;
  /** @default false */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of the public pages around a screen, inside a `StoryFrame`. */
export function StorySite({ loggedIn = false, email, wide, children }: StorySiteProps) {
  const [path] = use(StoryPath);
  const { pathname, search } = new URL(path, window.location.origin);
  return (
    <SiteFrame
      pathname={pathname}
      search={search}
      account={loggedIn ? storyAccount(email) : undefined}
      wide={wide}
      supportHref="mailto:support@stellwerk.example"
    >
      {children}
    </SiteFrame>
  );
}

/** The decorator of a page with the frame of the site. @param path of the page. @default '/' */
export const onSite =
  (path?: string, site: Omit<StorySiteProps, 'children'> = {}) =>
  (Story: () => ReactElement): ReactElement => (
    <StoryFrame path={path}>
      <StorySite {...site}>{Story()}</StorySite>
    </StoryFrame>
  );
