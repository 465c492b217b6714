/** States that a reviewer gives a screen; each is a tag in the sidebar's filter. */
export const reviewStates = ['in-review', 'approved', 'changes-requested'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** German name of each state. */
export const stateLabels: Readonly<Record<ReviewState, string>> = {
  'in-review': 'In Prüfung',
  approved: 'Freigegeben',
  'changes-requested': 'Änderung gewünscht',
};

/** Groups of the sidebar whose entries are screens for approval; the others hold components. */
export const reviewedGroups = [
  'Öffentlich',
  'Bewerbung',
  'Empfehlung',
  'Konto',
  'Unternehmen',
  'Verwaltung',
  'Vorlagen',
  'Formulare',
] as const;

/** Pictures that a reviewer saw. */
export interface SeenPictures {
  /** Commit of the pictures. */
  readonly revision: string;
  /** Browser and system of the pictures; another one renders other pixels. */
  readonly browser: string;
  /** Fingerprint of each picture, by `<story id>.<width>.<theme>`. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** `approved-pictures.json`: the pictures of the last approval of each screen, by its title. */
export type ApprovedPictures = Readonly<Record<string, SeenPictures>>;

/** A remark at one picture. */
export interface PictureNote {
  /** `<story id>.<width>.<theme>` */
  readonly picture: string;
  readonly text: string;
}

/** One entry of `reviews.json`, which only a reviewer fills in. */
export interface Review {
  /** Title of the screen in the sidebar, for example `Unternehmen/Team`. */
  readonly screen: string;
  readonly state: ReviewState;
  /** Name of the reviewer; empty before the first review. */
  readonly who: string;
  /** Day of the review, YYYY-MM-DD; empty before the first review. */
  readonly when: string;
  readonly remark: string;
  /** Remarks at single pictures. */
  readonly notes?: readonly PictureNote[];
}

/** A reviewer's decision about a screen, as the board sends it or saves it in a file. */
export interface Verdict extends Review {
  readonly seen: SeenPictures;
}

export interface Story {
  readonly id: string;
  readonly name: string;
  /** Rows of the specification that the story proves. */
  readonly spec: readonly string[];
}

export interface Screen {
  readonly title: string;
  readonly stories: readonly Story[];
}

export interface RowText {
  readonly text: string;
  /** Rows without a German text are shown in English. */
  readonly lang: 'de' | 'en';
}

export interface Requirement extends RowText {
  readonly id: string;
}

/** A screen with all data of the page of approvals. */
export interface ReviewedScreen extends Screen {
  readonly review: Review;
  /** Rows of its areas that no story and no test names. */
  readonly open: readonly string[];
}

export interface Approvals {
  readonly screens: readonly ReviewedScreen[];
  /** Open rows of areas without a screen, such as calls and the vocabulary. */
  readonly elsewhere: readonly string[];
  readonly requirements: readonly Requirement[];
}

export const isReviewed = (title: string): boolean => reviewedGroups.some((group) => title.startsWith(`${group}/`));

/** The entry of a screen; a screen without one is in review. */
export const reviewOf = (title: string, reviews: readonly Review[]): Review =>
  reviews.find(({ screen }) => screen === title) ?? { screen: title, state: 'in-review', who: '', when: '', remark: '' };

/** Errors of the list: an unknown or repeated screen, a verdict without a name and a day, an approval without pictures. */
export function reviewErrors(reviews: readonly Review[], approved: ApprovedPictures, titles: ReadonlySet<string>): string[] {
  return reviews.flatMap(({ screen, state, who, when }, index) => [
    ...(titles.has(screen) ? [] : [`${screen}: no such screen`]),
    ...(reviews.findIndex((other) => other.screen === screen) === index ? [] : [`${screen}: stands twice`]),
    ...(state === 'in-review' || (who !== '' && /^\d{4}-\d{2}-\d{2}$/.test(when)) ? [] : [`${screen}: who and when are missing`]),
    ...(state !== 'approved' || approved[screen] !== undefined ? [] : [`${screen}: approved without pictures`]),
  ]);
}
