/** Errors of the fields of a job, in the form and in the server's response (002 §5, W18). */
export const jobFieldMessages = {
  title: 'Bitte geben Sie einen Stellentitel an.',
  city: 'Bitte geben Sie einen Standort an.',
  workingModel: 'Bitte wählen Sie ein Arbeitsmodell.',
  employment: 'Bitte wählen Sie eine Beschäftigungsart.',
  jobDescription: 'Bitte geben Sie eine Stellenbeschreibung an.',
  yourTasks: 'Bitte beschreiben Sie die Aufgaben.',
  yourProfile: 'Bitte beschreiben Sie das gesuchte Profil.',
  payOrder: 'Der Höchstbetrag darf nicht unter dem Mindestbetrag liegen.',
  dayInvalid: 'Bitte geben Sie ein gültiges Datum an.',
  closesPast: 'Die Bewerbungsfrist darf nicht in der Vergangenheit liegen.',
  tooManyContacts: 'Es können maximal 3 Ansprechpartner ausgewählt werden.',
  foreignContact: 'Ein ausgewählter Ansprechpartner gehört nicht mehr zum Team. Bitte prüfen Sie die Auswahl.',
  foreignFocusPage: 'Die ausgewählte Fokusseite gibt es nicht mehr.',
  foreignVideo: 'Dieses Video gehört nicht zu dieser Stellenanzeige.',
  captionsWithoutVideo: 'Untertitel brauchen ein Video.',
  sourceMissing: 'Bitte fügen Sie den Text Ihrer Stellenanzeige ein.',
  sourceTooLong: 'Der Text ist zu lang. Bitte fügen Sie nur die Stellenanzeige ein, höchstens 300.000 Zeichen.',
  planLimit: 'Ihr Tarif lässt keine weitere aktive Stellenanzeige zu.',
} as const;

/** The messages of the fields that must not be empty (JM31). */
export const jobRequiredMessages: ReadonlySet<string> = new Set([
  jobFieldMessages.title,
  jobFieldMessages.city,
  jobFieldMessages.workingModel,
  jobFieldMessages.employment,
  jobFieldMessages.jobDescription,
  jobFieldMessages.yourTasks,
  jobFieldMessages.yourProfile,
]);
