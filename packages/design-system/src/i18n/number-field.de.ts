/** Labels of this component. */
export const stepLabels = {
  increase: 'erhöhen',
  decrease: 'verringern',
} as const;
