import { create } from 'storybook/theming';
import { tokens } from '../packages/design-system/src/tokens';

const { color } = tokens.light;
const font = "'IBM Plex Sans Variable', system-ui, sans-serif";

/** Storybook's frame and documentation pages in the look of the product. */
export const theme = create({
  base: 'light',
  // Markup instead of an image: the name uses the frame's own typeface.
  brandTitle:
    '<span style="display:flex;align-items:center;gap:10px;font-weight:600;font-size:17px"><img src="./favicon.svg" alt="" width="28" height="28">Stellwerk</span>',
  brandTarget: '_self',
  fontBase: font,
  colorPrimary: color.signal,
  colorSecondary: color.info,
  appBg: color.sunken,
  appContentBg: color.surface,
  appPreviewBg: color.surface,
  appBorderColor: color.line,
  appBorderRadius: 6,
  textColor: color.ink,
  textMutedColor: color['ink-3'],
  barTextColor: color['ink-2'],
  barSelectedColor: color.signal,
  barHoverColor: color.signal,
  barBg: color.surface,
  inputBg: color.surface,
  inputBorder: color['line-strong'],
  inputTextColor: color.ink,
  inputBorderRadius: 6,
});
