import type { Review, ReviewState, RowText, SeenPictures } from '../review/model.ts';

export type Theme = 'light' | 'dark';

/** Change of a picture since the last approval, or since the commit that it is compared with. */
export type Change = 'same' | 'changed' | 'new' | 'gone';

/** One picture of a story; pictures are named by their fingerprint. */
export interface BoardPicture {
  /** `<story id>.<width>.<theme>` */
  readonly key: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly theme: Theme;
  readonly change: Change;
  /** The picture of today; `null` when the story is gone. */
  readonly now: string | null;
  /** The earlier picture, where it differs. */
  readonly before: string | null;
  /** Today's picture with the changed pixels in red. */
  readonly marked: string | null;
  /** Whether the story stopped before its end. */
  readonly failed: boolean;
}

export interface BoardStory {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly BoardPicture[];
}

export interface BoardScreen {
  /** Title in the sidebar, such as `Unternehmen/Team`. */
  readonly title: string;
  readonly purpose: string;
  /** Path in the product; empty for a part of several pages. */
  readonly route: string;
  /** Who sees it. */
  readonly audience: string;
  /** Rows of the specification that its stories name. */
  readonly rows: readonly string[];
  readonly review: Review;
  /** Reason why its approval no longer holds; empty while it does, or without one. */
  readonly fallen: string;
  readonly stories: readonly BoardStory[];
}

/** Where a verdict goes: the server of `npm run review`, an address, or a file that the reviewer saves. */
export type Destination = { readonly kind: 'server' } | { readonly kind: 'address'; readonly url: string } | { readonly kind: 'file' };

/** All that the page of the board shows. */
export interface Board {
  /** `approval` for verdicts; `comparison` shows the changes since an earlier commit. */
  readonly purpose: 'approval' | 'comparison';
  /** Commit of the earlier pictures of a comparison. */
  readonly before: string;
  /** Commit of today's pictures. */
  readonly revision: string;
  /** Whether the working tree equals that commit: only then can a screen be approved. */
  readonly committed: boolean;
  readonly browser: string;
  /** Relative URL of the Storybook; empty without one. */
  readonly storybook: string;
  readonly destination: Destination;
  /** Texts of the rows. */
  readonly rows: Readonly<Record<string, RowText>>;
  /** In the order of the sidebar. */
  readonly screens: readonly BoardScreen[];
}

const picturesOf = ({ stories }: BoardScreen): readonly BoardPicture[] => stories.flatMap(({ pictures }) => pictures);

/** The pictures of a screen as its reviewer sees them. */
export const seenOf = ({ revision, browser }: Board, screen: BoardScreen): SeenPictures => ({
  revision,
  browser,
  pictures: Object.fromEntries(picturesOf(screen).flatMap(({ key, now }) => (now === null ? [] : [[key, now]]))),
});

/** The state that counts: an approval that has fallen is none. */
export const stateOf = ({ review, fallen }: BoardScreen): ReviewState => (fallen === '' ? review.state : 'in-review');

/** Number of pictures that differ from the last approval. */
export const changesOf = (screen: BoardScreen): number => picturesOf(screen).filter(({ change }) => change !== 'same').length;

/** Group of the sidebar. */
export const groupOf = ({ title }: BoardScreen): string => title.split('/')[0] ?? '';

/** Name within its group. */
export const nameOf = ({ title }: BoardScreen): string => title.split('/').slice(1).join(': ');
