// Generated from tokens/*.json by scripts/build-tokens.mjs. Do not edit.
/** Every design token by theme; the custom properties of the same names start with `--sw-`. */
export const tokens = {
  light: {
    color: {
      paper: '#fbfaf7',
      surface: '#ffffff',
      sunken: '#f3f1ec',
      ink: '#14202e',
      'ink-2': '#3c4a5a',
      'ink-3': '#5a6877',
      line: '#ded9cf',
      'line-strong': '#76808c',
      signal: '#0b7a4b',
      'signal-strong': '#075e39',
      'signal-soft': '#e3f3ea',
      'on-signal': '#ffffff',
      amber: '#855600',
      'amber-soft': '#fff1d6',
      stop: '#b3261e',
      'stop-strong': '#8f1d17',
      'stop-soft': '#fce8e6',
      'on-stop': '#ffffff',
      info: '#1f5fa8',
      'info-soft': '#e6f0fa',
      focus: '#1f5fa8',
      rule: '#14202e',
      bar: '#3c4a5a',
      scrim: '#14202e8c',
      band: '#14202e',
      'on-band': '#fbfaf7',
      'on-band-2': '#b4bfcb',
      'band-line': '#3a4859',
      'band-control': '#7d8b9a',
      'band-signal': '#3ccb8a',
      'band-focus': '#9cc7f5',
    },
    elevation: {
      float: [
        {
          color: '#14202e0f',
          offsetX: '0px',
          offsetY: '1px',
          blur: '2px',
          spread: '0px',
        },
        {
          color: '#14202e1a',
          offsetX: '0px',
          offsetY: '8px',
          blur: '24px',
          spread: '0px',
        },
      ],
    },
  },
  dark: {
    color: {
      paper: '#0f1722',
      surface: '#16212f',
      sunken: '#0b121b',
      ink: '#eef1f4',
      'ink-2': '#c3ccd6',
      'ink-3': '#9ba8b6',
      line: '#2a3848',
      'line-strong': '#74839a',
      signal: '#3ccb8a',
      'signal-strong': '#62dba3',
      'signal-soft': '#11352a',
      'on-signal': '#06281a',
      amber: '#f0b64a',
      'amber-soft': '#3a2c0c',
      stop: '#ff8a80',
      'stop-strong': '#ffaaa3',
      'stop-soft': '#41191a',
      'on-stop': '#3a0906',
      info: '#7fb5f0',
      'info-soft': '#14304d',
      focus: '#7fb5f0',
      rule: '#5b6a7e',
      bar: '#9ba8b6',
      scrim: '#05090eb3',
      band: '#0b121b',
      'on-band': '#fbfaf7',
      'on-band-2': '#b4bfcb',
      'band-line': '#2a3848',
      'band-control': '#7d8b9a',
      'band-signal': '#3ccb8a',
      'band-focus': '#9cc7f5',
    },
    elevation: {
      float: [
        {
          color: '#00000066',
          offsetX: '0px',
          offsetY: '1px',
          blur: '2px',
          spread: '0px',
        },
        {
          color: '#00000073',
          offsetX: '0px',
          offsetY: '8px',
          blur: '24px',
          spread: '0px',
        },
      ],
    },
  },
  base: {
    font: {
      sans: ['IBM Plex Sans Variable', 'Stellwerk Sans Fallback', 'system-ui', 'sans-serif'],
      serif: ['Source Serif 4 Variable', 'Stellwerk Serif Fallback', 'Georgia', 'serif'],
    },
    text: {
      sm: {
        fontSize: '0.875rem',
        lineHeight: 1.43,
      },
      base: {
        fontSize: '1rem',
        lineHeight: 1.5,
      },
      lg: {
        fontSize: '1.125rem',
        lineHeight: 1.5,
      },
      xl: {
        fontSize: '1.375rem',
        lineHeight: 1.3,
      },
      '2xl': {
        fontSize: '1.75rem',
        lineHeight: 1.2,
      },
      '3xl': {
        fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 2.75rem)',
        lineHeight: 1.12,
      },
    },
    'font-weight': {
      normal: 400,
      medium: 500,
      semibold: 600,
      bold: 700,
    },
    spacing: {
      base: '4px',
      control: '48px',
      'control-sm': '40px',
      track: '2px',
      'track-set': '3px',
    },
    radius: {
      '0': '2px',
      '1': '6px',
      '2': '10px',
      '3': '16px',
    },
    breakpoint: {
      sm: '35rem',
      md: '50rem',
      lg: '68.75rem',
    },
    container: {
      sm: '35rem',
      md: '50rem',
      lg: '68.75rem',
      page: '75rem',
      prose: '68ch',
    },
    aspect: {
      video: '16 / 9',
    },
    duration: {
      short: '150ms',
      long: '300ms',
    },
    ease: {
      out: [0.2, 0, 0, 1],
    },
  },
} as const;

/** A colour of the theme; `var(--sw-color-NAME)`. */
export type ColorToken = keyof typeof tokens.light.color;
/** A step of the type scale; `sw:text-NAME`. */
export type TextToken = keyof typeof tokens.base.text;
