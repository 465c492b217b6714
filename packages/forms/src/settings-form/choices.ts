/** Who may see the profile of a company. */
export const VISIBILITIES = ['public', 'restricted', 'private'] as const;
export type ProfileVisibility = (typeof VISIBILITIES)[number];

/** Colour schemes; `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
