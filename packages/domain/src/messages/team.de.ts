/** The team and its invitations (001 §5, §8; W26). */
export const teamMessages = {
  required: 'Bitte füllen Sie alle Pflichtfelder aus',
  company: 'Bitte nennen Sie das Unternehmen.',
  notFound: 'Das Teammitglied wurde nicht gefunden.',
  deleted: 'Teammitglied wurde erfolgreich gelöscht',
  removed: 'Teammitglied wurde aus dem Unternehmen entfernt',
  ownerStays: 'Der Inhaber kann nicht gelöscht werden. Bitte übertragen Sie zuerst die Inhaberschaft.',
  ownerByTransfer: 'Inhaberin oder Inhaber wird jemand nur, indem die Inhaberschaft übertragen wird.',
  transferTarget: 'Die Inhaberschaft kann nur an ein Teammitglied mit aktivem Konto gehen.',
  transferred: 'Die Inhaberschaft wurde übertragen.',
  avatarFailed: 'Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es später erneut.',
  webAddress: 'Bitte geben Sie eine gültige Webadresse an.',
} as const;
