/** An exception from axe with its reason. Every other violation is an error in every story. */
export interface AxeException {
  /** Id of the axe rule. */
  readonly rule: string;
  /** Elements that the rule skips; without it the rule is off. */
  readonly selector?: string;
  readonly reason: string;
}

/**
 * The only list of exceptions from axe; `scripts/visual/exceptions.test.ts` keeps it from growing and keeps stories from having
 * their own.
 */
export const axeExceptions: readonly AxeException[] = [
  {
    rule: 'region',
    reason:
      'A story shows a part of a page, which has no landmarks around it. Storybook’s addon leaves the rule out, too; it is named here so that it is seen.',
  },
];

/** The list in the form that axe reads. */
export const axeRules = axeExceptions.map(({ rule, selector }) =>
  selector === undefined ? { id: rule, enabled: false } : { id: rule, selector: `:not(${selector})` },
);
