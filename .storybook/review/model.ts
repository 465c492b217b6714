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

/** Evidence of an approval. */
export interface ApprovedPictures {
  /** Commit that the reviewer saw. */
  readonly revision: string;
  /** Browser and system of the screenshots; another one renders other pixels. */
  readonly browser: string;
  /** Fingerprint of the screenshots of all stories of the screen in both themes. */
  readonly hash: string;
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
  /** Written by `npm run test:visual -- --approve`, present on approved screens only. */
  readonly pictures?: ApprovedPictures;
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

export interface Requirement {
  readonly id: string;
  readonly text: string;
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

/** Errors of the list: an unknown or repeated screen, an unknown state, a verdict without a name and a day. */
export function reviewErrors(reviews: readonly Review[], titles: ReadonlySet<string>): string[] {
  return reviews.flatMap(({ screen, state, who, when, pictures }, index) => [
    ...(titles.has(screen) ? [] : [`${screen}: no such screen`]),
    ...(reviews.findIndex((other) => other.screen === screen) === index ? [] : [`${screen}: stands twice`]),
    ...(reviewStates.includes(state) ? [] : [`${screen}: unknown state ${state}`]),
    ...(state === 'in-review' || (who !== '' && /^\d{4}-\d{2}-\d{2}$/.test(when)) ? [] : [`${screen}: who and when are missing`]),
    ...((state === 'approved') === (pictures !== undefined) ? [] : [`${screen}: pictures belong to approved screens, and to no others`]),
  ]);
}
