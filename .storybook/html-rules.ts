import type { ConfigData } from 'html-validate/browser';

/**
 * HTML validation of every story: the rules of the standard and those for accessibility, at `error`. This file alone switches rules off or
 * narrows them, each with its reason.
 */
export const htmlConfig: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // On phones a table's rows become blocks, and browsers drop the roles of a table that is no longer displayed as one: the
    // roles are written out to keep them.
    'no-redundant-role': 'off',
    // A group of buttons is named by `aria-label`, which is valid and checked by axe; a legend would be a second, visible name.
    'wcag/h71': 'off',
    // Ignores that CSS hides elements, such as the same menu for phone and desktop; axe's `landmark-unique` checks this.
    'unique-landmark': 'off',
    // A button with an icon is named by its tooltip alone (`IconButton`), which the rule does not accept as a name; axe's `button-name`
    // does.
    'text-content': 'off',
    // Any element whose role takes a name may have one, such as a group of fields.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // `<progress>` cannot be styled as the track of the design in every browser, the list box of the combo box holds more than options of a
    // `<select>` can, and the text box of the rich-text editor holds more than a `<textarea>` can.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'listbox', 'textbox'] }],
  },
};

/** Nodes removed before validation, each with its reason. */
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

/** Exceptions of single stories. */
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
