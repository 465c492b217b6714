/** Texts of the person's job alerts (O93). */
export const alertsTexts = {
  title: 'Suchaufträge',
  none: 'Sie haben keinen Suchauftrag.',
  noneText:
    'Suchen Sie in der Stellenliste und legen Sie dort zu Ihrer Suche einen Suchauftrag an. Bestätigte Suchaufträge Ihrer Adresse stehen dann hier.',
  jobs: 'Stellenanzeigen ansehen',
  list: 'Stellen ansehen',
  remove: 'Löschen',
  removeOf: (search: string): string => `Löschen: ${search}`,
  listOf: (search: string): string => `Stellen ansehen: ${search}`,
  removed: 'Der Suchauftrag ist gelöscht.',
} as const;
