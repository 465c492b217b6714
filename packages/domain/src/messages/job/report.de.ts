/** A report of a job (O95). */
export const reportMessages = {
  reason: 'Bitte wählen Sie einen Grund aus.',
  decision: 'Bitte geben Sie eine Begründung ein.',
  notFound: 'Diese Meldung gibt es nicht.',
  takenDown: 'Diese Stellenanzeige wurde nach einer Meldung abgeschaltet. Bitte wenden Sie sich an den Support.',
} as const;
