/** Labels of this component. */
export const breadcrumbLabels = {
  name: 'Sie sind hier',
} as const;
