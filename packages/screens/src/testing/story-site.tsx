import { use, type ReactNode } from 'react';
import { SiteFrame } from '../shell/SiteFrame';
import { StoryPath } from './story-frame';

export interface StorySiteProps {
  /** @default false */
  readonly loggedIn?: boolean;
  /** @default false */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of the public pages around a screen, inside a `StoryFrame`. */
export function StorySite({ loggedIn = false, wide, children }: StorySiteProps) {
  const [path] = use(StoryPath);
  const { pathname, search } = new URL(path, window.location.origin);
  return (
    <SiteFrame pathname={pathname} search={search} loggedIn={loggedIn} wide={wide} supportHref="mailto:support@stellwerk.example">
      {children}
    </SiteFrame>
  );
}
