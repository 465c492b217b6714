import { cva, type VariantProps } from 'class-variance-authority';

/**
 * Styles of everything that looks like a button; shared by `Button`, `IconButton` and `LinkButton`.
 */
export const buttonStyle = cva(
  [
    'sw:inline-flex sw:max-w-full sw:max-sm:wrap-anywhere sw:items-center sw:justify-center sw:gap-2 sw:border sw:rounded-1 sw:text-center sw:no-underline sw:cursor-pointer',
    'sw:transition-colors sw:disabled:cursor-not-allowed sw:aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        // Forced colours would paint a backplate behind the label and hide the button's colours;
        // the tokens are system colours there.
        primary: 'sw:forced-color-adjust-none sw:border-transparent sw:bg-signal sw:text-on-signal sw:hover:bg-signal-strong',
        secondary: 'sw:border-line-strong sw:bg-surface sw:text-ink sw:hover:border-ink',
        quiet: 'sw:border-transparent sw:text-ink sw:underline-quiet sw:disabled:text-ink-3',
        danger: 'sw:forced-color-adjust-none sw:border-transparent sw:bg-stop sw:text-on-stop sw:hover:bg-stop-strong',
      },
      size: {
        md: 'sw:min-h-control',
        sm: 'sw:min-h-control-sm sw:text-sm',
      },
      shape: { text: '', icon: 'sw:flex-none sw:p-0' },
    },
    compoundVariants: [
      {
        variant: ['primary', 'danger', 'secondary'],
        class:
          'sw:font-semibold sw:disabled:border-line sw:disabled:bg-sunken sw:disabled:text-ink-3 sw:aria-disabled:border-line sw:aria-disabled:bg-sunken sw:aria-disabled:text-ink-3',
      },
      { variant: 'quiet', class: 'sw:font-medium' },
      // One padding and one width per variant, because the order in the style sheet would decide
      // between two classes for the same property.
      { shape: 'text', variant: ['primary', 'danger', 'secondary'], size: 'md', class: 'sw:px-5' },
      { shape: 'text', variant: ['primary', 'danger', 'secondary'], size: 'sm', class: 'sw:px-4' },
      { shape: 'text', variant: 'quiet', class: 'sw:px-3' },
      { shape: 'text', size: 'md', class: 'sw:py-2' },
      { shape: 'text', size: 'sm', class: 'sw:py-1' },
      { shape: 'icon', size: 'md', class: 'sw:size-control' },
      { shape: 'icon', size: 'sm', class: 'sw:size-control-sm' },
      { variant: 'quiet', shape: 'icon', class: 'sw:hover:bg-sunken' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
  },
);

/** Variants that a caller may choose. */
export type ButtonLook = Omit<VariantProps<typeof buttonStyle>, 'shape'>;
