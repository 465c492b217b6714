/** Texts of the job form's screens (002 §2, §4, §8; W18). */
export const jobEditorTexts = {
  createTitle: 'Stellenanzeige erstellen',
  editTitle: 'Stellenanzeige bearbeiten',
  back: 'Zurück zu den Stellenanzeigen',
  loadFailed: 'Stellenanzeige konnte nicht geladen werden',
  notFound: 'Stellenanzeige nicht gefunden',
  notFoundText: 'Sie wurde möglicherweise gelöscht oder gehört zu einem anderen Unternehmen.',
  forbidden: 'Sie dürfen diese Stellenanzeige nicht bearbeiten',
  forbiddenText: 'Dafür brauchen Sie in Ihrem Unternehmen mindestens die Rolle Recruiter.',
  focusPagesFailed: 'Fokusseiten konnten nicht geladen werden.',
  teamFailed: 'Teammitglieder konnten nicht geladen werden.',
  preview: 'Vorschau',
  previewPicture: 'Bild der Stellenanzeige',
  previewOpen: 'Vorschau öffnen',
  previewLarge: 'Vorschau vergrößern',
  previewHint: 'Ändert sich beim Schreiben. Leere Felder erscheinen nicht.',
  copyOf: (title: string): string => `Dies wird eine neue Stellenanzeige, die mit dem Inhalt von „${title}“ beginnt.`,
  copyWithoutVideo: 'Das Video gehört weiter der anderen; für diese können Sie ein eigenes hochladen.',
  draft: {
    found: (moment: string): string => `Vom ${moment} liegt ein Entwurf vor, der nicht gespeichert wurde.`,
    restore: 'Entwurf übernehmen',
    discard: 'Entwurf verwerfen',
  },
  saving: {
    creating: 'Erstelle neue Stellenanzeige...',
    created: 'Stellenanzeige erfolgreich erstellt',
    createFailed: 'Fehler beim Erstellen der Stellenanzeige',
    updating: 'Wird gespeichert...',
    updated: 'Stellenanzeige erfolgreich aktualisiert',
    updateFailed: 'Fehler beim Aktualisieren der Stellenanzeige',
    changedMeanwhile:
      'Diese Stellenanzeige wurde inzwischen von jemand anderem geändert. Ihre Eingaben stehen noch im Formular und sind noch nicht gespeichert.',
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
    upload: {
      video: {
        pending: 'Lade Video hoch...',
        success: 'Video erfolgreich hochgeladen',
        refused: (status: number, statusText: string): string => `Video-Upload fehlgeschlagen: ${status} ${statusText}`.trim(),
        broken: 'Fehler beim Video-Upload',
      },
      captions: {
        pending: 'Lade Untertitel hoch...',
        success: 'Untertitel erfolgreich hochgeladen',
        refused: (status: number, statusText: string): string => `Hochladen der Untertitel fehlgeschlagen: ${status} ${statusText}`.trim(),
        broken: 'Fehler beim Hochladen der Untertitel',
      },
    },
    signedOut: 'Nicht authentifiziert',
  },
  missing: {
    video: {
      title: 'Die Stellenanzeige ist gespeichert, das Video fehlt noch',
      retry: 'Video erneut hochladen',
      leave: 'Ohne Video fortfahren',
    },
    captions: {
      title: 'Die Stellenanzeige ist gespeichert, die Untertitel fehlen noch',
      retry: 'Untertitel erneut hochladen',
      leave: 'Ohne Untertitel fortfahren',
    },
  },
  missingFiles: (names: readonly string[]): string => `${names.length === 1 ? 'Datei' : 'Dateien'}: ${names.join(', ')}`,
} as const;
