import type { ConfigData } from 'html-validate/browser';

/**
 * What HTML validation asks of every story: the standard's rules and those for accessibility, at `error`. A rule that is off or
 * narrowed stands here with its reason, and nowhere else.
 */
export const htmlConfig: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // On phones a table's rows become blocks, and browsers drop the roles of a table that is no longer displayed as one: the
    // roles are written out to keep them.
    'no-redundant-role': 'off',
    // A group of buttons is named by `aria-label`, which is allowed and what axe checks; a legend would be a second, visible name.
    'wcag/h71': 'off',
    // Says nothing about what CSS hides, such as the same menu for phone and desktop; axe's `landmark-unique` does.
    'unique-landmark': 'off',
    // A button with an icon is named by its tooltip alone (`IconButton`), which the rule does not take for a name; axe's `button-name` does.
    'text-content': 'off',
    // Any element whose role takes a name may have one, such as a group of fields.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // `<progress>` cannot be drawn as the track of the design in every browser, the list box of the combo box holds more than
    // options of a `<select>` can, and the text box of the rich-text editor holds more than a `<textarea>` can.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox', 'textbox'] }],
  },
};

/** Nodes that are taken out before validation, each with its reason. */
export const foreignNodes: readonly { readonly selector: string; readonly reason: string }[] = [
  { selector: 'script, style, link', reason: 'The test page brings them, not the story.' },
  {
    selector: '.sb-wrapper, #storybook-docs, #storybook-highlights-root, #storybook-a11y-vision-filters',
    reason: 'Storybook’s own.',
  },
  {
    selector: '[data-aria-hidden="true"], [data-radix-focus-guard]',
    reason: 'The page behind an open dialog of Radix and the guards that keep the focus inside it: out of reach while it is open.',
  },
  { selector: '[role="grid"] tbody', reason: 'Days of a calendar: the grid pattern of ARIA, which HTML has no elements for.' },
  {
    selector: 'button[tabindex="-1"][style*="width: 1px"]',
    reason: 'The hidden button by which screen readers close a popover of react-aria; its type cannot be set.',
  },
];

/** What a single story may have that others may not. */
export const htmlExceptions: readonly { readonly title: string; readonly rule: string; readonly reason: string }[] = [
  {
    title: 'Formulare/Tarif bestätigen',
    rule: 'wcag/h32',
    reason: 'Once the choice is noted there is nothing left to send; the form stays so that nothing jumps.',
  },
  {
    title: 'Unternehmen/Unternehmensdaten',
    rule: 'wcag/h32',
    reason: 'Who may only read the data has nothing to send; the form keeps its name.',
  },
  {
    title: 'Formulare/Unternehmensprofil',
    rule: 'wcag/h32',
    reason: 'Who may only read the data has nothing to send; the form keeps its name.',
  },
];
